/** Prints only the message of an uncaught error instead of a stack trace. */
process.on('uncaughtException', ({ message }) => {
  console.error(message)
  process.exit(1)
})
