/** @jest-environment jsdom */
import { removeStructuredData } from "./structured-data";

it("structured data of the page before go, and nothing else does, however often", () => {
  document.head.innerHTML = '<title>A</title><script type="application/ld+json">{}</script><script>1</script>';
  removeStructuredData();
  removeStructuredData();
  expect(document.head.innerHTML).toBe("<title>A</title><script>1</script>");
});
