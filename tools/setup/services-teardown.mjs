export default async function stopServers() {
  await globalThis.testServers?.stop();
}
