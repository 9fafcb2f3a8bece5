/** What programs call themselves that read pages on no one's behalf; browsers under remote control included. */
const names =
  /bot\b|bot[/;_-]|crawl|spider|slurp|headless|lighthouse|preview|monitor|facebookexternalhit|curl|wget|python|java\/|go-http|node|axios|okhttp|httpclient/i

/** Whether a `User-Agent` names a program rather than a person's browser; so does its absence. */
export const isBot = (userAgent: string | undefined): boolean => !userAgent || names.test(userAgent)
