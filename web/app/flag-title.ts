/** A flag's name for people: `b2b_request_form` becomes "B2B request form" (CSS capitalizes the first letter). */
export const flagTitle = (name: string): string =>
  name
    .replaceAll('_', ' ')
    .replace(/\bb2b\b/, 'B2B')
    .replace(/\bhubspot\b/, 'HubSpot')
