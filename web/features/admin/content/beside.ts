/** A card that is saved together with the text when that is published. */
export type Beside = {
  /** Saves what was chosen or typed there, if anything; `false`: it could not, and says why. */
  save: () => Promise<boolean>
}

/** Shows a card that says why it could not be saved. */
export const showCard = (id: string): void =>
  document.getElementById(id)?.scrollIntoView({ block: 'start' })
