import AlertBackends
import Testing

@Test func look() {
  for alert in Specimens.all {
    print(String(decoding: TextBackend().render(alert).value[0].bytes, as: UTF8.self))
  }
  print(String(decoding: JSONBackend().render(Specimens.form).value[0].bytes, as: UTF8.self))
}
