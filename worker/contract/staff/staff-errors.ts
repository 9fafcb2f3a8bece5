/**
 * The same for what only staff's screens ask for. Their words travel with those screens (`LL.people.refused`), so
 * that visitors do not carry them.
 */
export const staffErrorTable = {
  'user/unknown': { status: 404, title: 'There is no such user' },
  'user/exists': { status: 409, title: 'Somebody already has this address' },
  'user/last-admin': { status: 409, title: 'The last administrator has to stay' },
  'user/changed-since': { status: 409, title: 'The account has another address by now' },
  'user/own-account': { status: 409, title: 'This cannot be done to one’s own account' },
  'user/suspended': { status: 409, title: 'The account is suspended' },
  'user/not-invited': { status: 409, title: 'The invitation has already been accepted' },
  'user/no-email': { status: 409, title: 'The account has no e-mail address' },
  'user/no-factor': { status: 409, title: 'The account has no second factor' },
  'access-request/unknown': { status: 404, title: 'There is no such request' },
  'access-request/changed-since': {
    status: 409,
    title: 'Somebody decided on the request in the meantime',
  },
  'access-request/erased': {
    status: 409,
    title: 'The personal data in the request has been erased',
  },
  'company/unknown': { status: 404, title: 'There is no such company' },
  'company/already-member': { status: 409, title: 'The person already belongs to the company' },
  'company/member-changed-since': {
    status: 409,
    title: 'The membership has changed in the meantime',
  },
  'terms/changed-since': { status: 409, title: 'Somebody changed the terms in the meantime' },
  'terms/no-manager': { status: 422, title: 'The account manager is not an administrator' },
  'product/unknown': { status: 404, title: 'There is no such product' },
  'product/sku-taken': { status: 409, title: 'Another product has this SKU' },
  'product/changed-since': { status: 409, title: 'Somebody changed the product in the meantime' },
  'price-list/unknown': { status: 404, title: 'There is no such price list' },
  'price-list/changed-since': {
    status: 409,
    title: 'Somebody changed the price list in the meantime',
  },
  'price-list/not-theirs': {
    status: 409,
    title: 'The price list is archived, or in a different currency from the terms',
  },
  'import/changed-since': {
    status: 409,
    title: 'Something has changed since the file was checked',
  },
  'order/unknown': { status: 404, title: 'There is no such order' },
  'order/changed-since': { status: 409, title: 'Somebody changed the order in the meantime' },
  'order/no-such-product': { status: 422, title: 'No product for sale has this SKU' },
  'order/nothing-left': { status: 422, title: 'Nothing would be left of the order' },
  'order/not-shippable': { status: 409, title: 'The order cannot be shipped as it is' },
  'lot/unknown': { status: 404, title: 'There is no such lot' },
  'lot/code-taken': { status: 409, title: 'The product has another lot with this code' },
  'lot/changed-since': { status: 409, title: 'Somebody changed the lot in the meantime' },
  'submission/unknown': { status: 404, title: 'There is no such submission' },
  'submission/not-sendable': { status: 409, title: 'There is nothing left to send' },
  'settings/changed-since': { status: 409, title: 'Somebody changed this in the meantime' },
  'settings/locked': { status: 409, title: 'An operator’s variable sets this' },
  'settings/link-over': { status: 409, title: 'The link has expired, or another one was sent' },
  'content/unknown': { status: 404, title: 'There is no such story' },
  'content/changed-since': { status: 409, title: 'Somebody changed this text in the meantime' },
  'content/slug-taken': { status: 409, title: 'Another story has this address' },
  'content/incomplete': { status: 422, title: 'Title, summary or text is missing' },
  'content/undescribed': { status: 422, title: 'A picture has no description in this language' },
  'picture/unknown': { status: 404, title: 'There is no such picture' },
  'picture/in-use': { status: 409, title: 'The picture is in use' },
  'picture/unusable': { status: 422, title: 'The file cannot be used as a picture' },
  'picture/too-large': { status: 413, title: 'The picture is too large' },
  'picture/not-kept': { status: 503, title: 'The store of pictures cannot be reached' },
  'content/second-person': { status: 403, title: 'A second person must publish this text' },
  'content/own-text': { status: 403, title: 'Nobody can review their own text' },
  'redirect/is-page': { status: 409, title: 'A page has this address' },
  'redirect/no-page': { status: 422, title: 'It would not lead to a page of this site' },
  'redirect/changed-since': {
    status: 409,
    title: 'Somebody changed this redirect in the meantime',
  },
  'account/proof-needed': {
    status: 403,
    title: 'A recent password or second step is needed',
  },
  'account/password-wrong': { status: 403, title: 'The password is wrong' },
  'account/password-too-new': {
    status: 403,
    title: 'The password is too new to confirm who you are',
  },
  'account/no-password': { status: 409, title: 'The account has no password' },
} as const satisfies Record<string, { status: number; title: string }>
export type StaffErrorCode = keyof typeof staffErrorTable

export const isStaffError = (code: string): code is StaffErrorCode =>
  Object.hasOwn(staffErrorTable, code)
