import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const sharedMemory = '/dev/shm'
const neededBytes = 2 ** 30

/**
 * Where databases of tests lie: in memory where the system offers that and has room, else where temporary files are.
 * Every write to a database waits until the disk has it: 5 ms that mean nothing here.
 */
export function memoryFolder(): string {
  try {
    accessSync(sharedMemory, constants.W_OK)
    const { bavail, bsize } = statfsSync(sharedMemory)
    return bavail * bsize > neededBytes ? sharedMemory : tmpdir()
  } catch {
    return tmpdir()
  }
}
