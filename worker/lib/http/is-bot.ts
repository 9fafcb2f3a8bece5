/** User agents of crawlers, link previews, monitors, HTTP libraries and automated browsers. */
const names =
  /bot\b|bot[/;_-]|crawl|spider|slurp|headless|lighthouse|preview|monitor|facebookexternalhit|curl|wget|python|java\/|go-http|node|axios|okhttp|httpclient/i

/** Whether the `User-Agent` is missing or names a bot. */
export const isBot = (userAgent: string | undefined): boolean => !userAgent || names.test(userAgent)
