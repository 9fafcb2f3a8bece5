import { keptNote } from './kept-note.ts'

/** When somebody said here that they forgot their password (Unix ms). */
const note = keptNote('meltemi-forgotten')
/** As long as a link lives. */
const lifeMs = 3_600_000

/** Notes that somebody said here that they forgot their password: whichever mail they follow now, they are to choose one. */
export const markForgotten = (): void => note.write(String(Date.now()))

/** Whether somebody said so within the hour. */
export const hasForgotten = (): boolean => Number(note.read()) > Date.now() - lifeMs

/** A password was set, or somebody signed in who knows theirs. */
export const clearForgotten = note.clear
