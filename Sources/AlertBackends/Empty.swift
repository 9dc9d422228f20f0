// placeholder until the first landing
