import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

type Options = {
  /** Returns what the tool prints instead of showing it; an error has it, too. */
  capture?: boolean
  /** Set beside the variables of this process. */
  env?: Record<string, string>
}

/**
 * Runs a tool of this repository (npm scripts have node_modules/.bin on their path).
 * @returns what it printed, where that is captured
 * @throws Error when it ends with an error
 */
export async function runWith(
  { capture, env }: Options,
  command: string,
  ...args: string[]
): Promise<string> {
  const child = spawn(command, args, {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    stdio: ['inherit', capture ? 'pipe' : 'inherit', capture ? 'pipe' : 'inherit'],
    env: { ...process.env, ...env, CI: 'true' }, // no questions
  })
  const [output, errors, [code]] = await Promise.all([
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
    once(child, 'exit'),
  ])
  if (code === 0) return output
  throw new Error(`${command} ${args.join(' ')} ended with ${code} ${output}${errors}`.trim())
}

/** The same without options. */
export const runTool = (command: string, ...args: string[]): Promise<string> =>
  runWith({}, command, ...args)
