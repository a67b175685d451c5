/** Answers tasks one after the other, each by the function of its name; an error is told as the answer. Ends when nobody asks any more. */
export function answering(tasks) {
  const all = { ...tasks, processor: () => processorMs() };
  process.on('message', async ({ task, ...given }) => {
    try {
      process.send({ answer: await all[task](given) });
    } catch (error) {
      process.send({ error: String(error?.message ?? error) });
    }
  });
  process.once('disconnect', () => process.exit(0));
}

function processorMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
