/** A picture as a page has it: attributes of its <img>. Empty `alt`: it only decorates. */
export type PublicPicture = {
  src: string
  srcSet: string
  width: number
  height: number
  alt: string
}

/** A line of a text that is a picture: `![what stands below it](/media/<id>)`. */
export const pictureLine = /^!\[(.*)\]\(\/media\/([\da-f]{32})\)$/
