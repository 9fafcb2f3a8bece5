import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const sharedMemory = '/dev/shm'
const neededBytes = 2 ** 30

/** A folder for test databases: in memory if the system has room, as each write would wait 5 ms for a disk. */
export function memoryFolder(): string {
  try {
    accessSync(sharedMemory, constants.W_OK)
    const { bavail, bsize } = statfsSync(sharedMemory)
    return bavail * bsize > neededBytes ? sharedMemory : tmpdir()
  } catch {
    return tmpdir()
  }
}
