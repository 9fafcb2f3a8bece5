/**
 * People and partners on the site; their texts are in web/i18n under `company`. All but the
 * founder's name are fictional.
 */

type Member = {
  id: string
  name: string
  /** City and province. Display uses the translated words. */
  location: string
  monogram: string
}

export const team = [
  { id: 'eleniMarkou', name: 'Eleni Markou', location: 'Ottawa, ON', monogram: 'EM' },
  { id: 'claireBeaudoin', name: 'Claire Beaudoin', location: 'Ottawa, ON', monogram: 'CB' },
  { id: 'danielOsei', name: 'Daniel Osei', location: 'Ottawa, ON', monogram: 'DO' },
] as const satisfies readonly Member[]

export type MemberId = (typeof team)[number]['id']
export const memberIds = team.map(({ id }) => id)

type Partner = {
  id: string
  name: string
  /** Region and ISO 3166-1 country. Display uses the translated words. */
  location: string
  type: 'cooperative' | 'dairy' | 'association'
  /** File name in web/illustrations/sheet, without extension. */
  illustration: string
}

export const partners = [
  {
    id: 'alonaki',
    name: 'Alonaki Growers Cooperative',
    location: 'Messenia, GR',
    type: 'cooperative',
    illustration: 'olive-oils',
  },
  {
    id: 'monteArvale',
    name: 'Caseificio Monte Arvale',
    location: 'Barbagia, IT',
    type: 'dairy',
    illustration: 'cheeses',
  },
  {
    id: 'anemoessa',
    name: 'Anemoessa Beekeepers’ Association',
    location: 'Kythira, GR',
    type: 'association',
    illustration: 'honeys',
  },
] as const satisfies readonly Partner[]

export type PartnerId = (typeof partners)[number]['id']
