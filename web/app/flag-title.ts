/** A flag's name as people read it: `b2b_request_form` is "B2B request form" (the first letter is the stylesheet's). */
export const flagTitle = (name: string): string =>
  name
    .replaceAll('_', ' ')
    .replace(/\bb2b\b/, 'B2B')
    .replace(/\bhubspot\b/, 'HubSpot')
