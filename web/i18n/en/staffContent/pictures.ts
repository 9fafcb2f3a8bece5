/** Pictures of stories: choosing, uploading, describing. */
export default {
  title: 'Pictures',
  insert: 'Insert a picture',
  inText: 'Pictures of this text',
  cover: 'Picture at the top',
  coverText:
    'A photograph in place of the drawing: on the page, in lists, and where the item is shared.',
  noCover: 'None was chosen: the drawing stands there.',
  otherCover: 'another picture at the top',
  choose: 'Choose a picture',
  replace: 'Choose another one',
  remove: 'Take it away',
  upload: 'Upload from this device',
  uploadHint:
    'A JPEG, PNG or WebP file. It is scaled down here: the place and time it was taken stay on this device.',
  preparing: 'Preparing the picture…',
  sending: 'Uploading…',
  again: 'Try again',
  unreadable: 'This file cannot be read as a picture. Please choose a JPEG, PNG or WebP file.',
  tooLarge: 'This picture is too large. Please choose one of 40 MB at most.',
  earlier: 'Already uploaded',
  none: 'Nothing has been uploaded yet.',
  more: 'Show older ones',
  unnamed: 'Picture without a description, uploaded {when:string}',
  alt: 'What it shows ({language:string})',
  altHint: 'For those who do not see it: one sentence.',
  decorative: 'It only decorates',
  saveTexts: 'Save the description',
  savedTexts: 'Description saved.',
  missing:
    'Not described yet. To publish the text in {language:string}, say what the picture shows.',
  unknown: 'There is no such picture. Please delete its line, or insert another one.',
}
