import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

type Share = { version_id: string; percentage: number }

/** The version that served before, and the one that a deploy uploads. */
export const versions = {
  old: '00000000-0000-4000-8000-000000000000',
  new: '11111111-1111-4111-8111-111111111111',
}

type Answer = { status?: number; headers?: Record<string, string>; body: string }

/**
 * A stand-in for Cloudflare: below `/accounts/` its API as wrangler calls it to deploy one Worker, everywhere else the
 * site that the Worker serves, which `site` answers for a version. `failing` is a call, such as `GET /r2/buckets/x`,
 * that is refused.
 */
export function createCloudflare(site: (version: string, path: string) => Answer) {
  const state = {
    deployments: [[{ version_id: versions.old, percentage: 100 }]] as Share[][],
    calls: [] as string[],
    failing: null as RegExp | null,
  }

  const isDeployed = () => state.deployments.length > 0
  const answers: [pattern: RegExp, answer: (body: string, call: string) => unknown][] = [
    [/^GET \/d1\/.*bookmark$/, () => ({ bookmark: 'bookmark-of-before' })],
    [/^POST \/d1\/.*query$/, () => [{ results: [], success: true, meta: { duration: 1 } }]],
    [/^GET \/workers\/services\//, () => isDeployed() && service],
    [
      /^GET \/workers\/workers\//,
      () => ({ id: 'w', subdomain: { enabled: true }, references: {} }),
    ],
    [/\/secrets$/, () => []],
    [/assets-upload-session$/, () => ({ jwt: 'jwt', buckets: [] })],
    [/^POST .*\/versions$/, () => ({ id: versions.new, metadata: {}, startup_time_ms: 5 })],
    [/^GET .*\/versions\//, (_, call) => ({ ...version, id: call.split('/').at(-1) })],
    [
      /^PUT \/workers\/scripts\/[^/]+$/,
      () => {
        state.deployments.push([{ version_id: versions.new, percentage: 100 }])
        return { id: 'meltemi', deployment_id: versions.new, startup_time_ms: 5 }
      },
    ],
    [/^GET .*\/deployments$/, () => isDeployed() && { deployments: state.deployments.map(listed) }],
    [
      /^POST .*\/deployments$/,
      (body) => state.deployments.push((JSON.parse(body) as { versions: Share[] }).versions),
    ],
    [/\/subdomain$/, () => ({ enabled: true, subdomain: 'importer' })],
    [/^PATCH .*\/script-settings$|^PUT .*\/schedules$|^GET \/(r2|d1)\/|graphql$/, () => ({})],
  ]

  async function answerApi(request: IncomingMessage, path: string, response: ServerResponse) {
    const body = await text(request)
    const call = `${request.method} ${path.replace(/^\/accounts\/[^/]+/, '')}`
    state.calls.push(call)
    const answer = state.failing?.test(call) ? undefined : answers.find(([one]) => one.test(call))
    const result = answer?.[1](body, call) ?? false
    const errors = result === false ? [{ code: 10007, message: `Nothing at ${call}` }] : []
    response.writeHead(result === false ? 404 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ success: result !== false, errors, messages: [], result }))
  }

  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1')
    if (/^\/(accounts|graphql)/.test(pathname)) return void answerApi(request, pathname, response)
    const asked = /="(.+)"/.exec(String(request.headers['cloudflare-workers-version-overrides']))
    const isAsked = ({ version_id: id }: Share) => id === asked?.[1]
    const served = state.deployments.at(-1)?.find(isAsked)?.version_id ?? versions.old
    const { status = 200, headers = {}, body } = site(served, pathname)
    response.writeHead(status, headers).end(body)
  })
  return { server, state }
}

const service = {
  default_environment: {
    environment: 'production',
    script: { last_deployed_from: 'wrangler', tag: 't' },
  },
}

const version = {
  metadata: { created_on: new Date(0).toISOString() },
  resources: { bindings: [], script: { handlers: [] }, script_runtime: {} },
}

const listed = (shares: Share[], at: number) => ({
  id: String(at),
  source: 'wrangler',
  strategy: 'percentage',
  author_email: 'staff@meltemi.example',
  created_on: new Date(at * 1000).toISOString(),
  versions: shares,
})
