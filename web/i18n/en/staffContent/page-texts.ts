import type { BaseTranslation } from '../../i18n-types.ts'

/** Editor of the public pages' texts. */
export default {
  title: 'Page texts',
  lead: 'Headings, paragraphs and buttons of the public pages. What you publish appears immediately.',
  search: 'Search the texts',
  text: 'Text',
  none: 'No text matches.',
  changed: 'Changed',
  original: 'Original',
  back: 'Back to all page texts',
  toOriginal: 'Restore the original',
  left: '{count:number} of {most:number} characters',
  braces: 'Curly braces cannot be used here.',
  empty: 'Write something, or restore the original.',
  saved: 'Published. The website shows it now.',
  renewed:
    'The original has changed since this text was written. Please check whether the text still fits.',
  see: 'Open the page',
  publish: 'Publish',
  busy: 'Publishing…',
  by: 'Changed by {who:string}, {when:string}',
  change: '{language:string}: “{from:string}” became “{to:string}”',
  kinds: {
    eyebrow: 'Line above the heading',
    heading: 'Heading',
    paragraph: 'Paragraph',
    button: 'Button',
    searchTitle: 'Title for search engines',
    searchDescription: 'Description for search engines',
  },
  pages: {
    home: 'Home',
    solutions: 'Solutions',
    teams: 'Team',
    partnerships: 'Partners',
    news: 'News',
    blog: 'Blog',
    everywhere: 'Every page',
  },
} satisfies BaseTranslation
