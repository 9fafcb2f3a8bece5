import { applyD1Migrations, reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'

// Storage is shared within a file, so every test starts from migrated, empty tables.
beforeEach(() => applyD1Migrations(env.DB, env.TEST_MIGRATIONS))
// workerd logs "deleteAllDurableObjects" here: harmless
afterEach(() => reset())
// files share a runtime, but not what modules remember
afterAll(() => vi.resetModules())
