/** Attributes of a picture's <img>. An empty `alt` marks it as decorative. */
export type PublicPicture = {
  src: string
  srcSet: string
  width: number
  height: number
  alt: string
}

/** A picture in a text, on a line of its own: `![caption](/media/<id>)`. */
export const pictureLinePattern = /^!\[(.*)\]\(\/media\/([\da-f]{32})\)$/
