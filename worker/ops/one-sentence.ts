/** A script that fails says why in one sentence: a stack trace tells its operator nothing. */
process.on('uncaughtException', ({ message }) => {
  console.error(message)
  process.exit(1)
})
