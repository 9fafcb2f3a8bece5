/**
 * The same for what only staff's screens ask for. Their words travel with those screens (`LL.people.refused`), so
 * that visitors do not carry them.
 */
export const staffErrorTable = {
  'user/unknown': { status: 404, title: 'There is no such user' },
  'user/exists': { status: 409, title: 'Somebody has this address already' },
  'user/last-admin': { status: 409, title: 'The last administrator has to stay' },
  'user/own-account': { status: 409, title: 'This cannot be done to one’s own account' },
  'user/suspended': { status: 409, title: 'The account is suspended' },
  'user/not-invited': { status: 409, title: 'The invitation has been accepted already' },
  'user/no-email': { status: 409, title: 'The account has no e-mail address' },
  'user/no-factor': { status: 409, title: 'The account has no second factor' },
  'access-request/unknown': { status: 404, title: 'There is no such request' },
  'access-request/changed-since': { status: 409, title: 'Somebody decided the request meanwhile' },
  'access-request/erased': {
    status: 409,
    title: 'The personal data in the request has been erased',
  },
  'company/unknown': { status: 404, title: 'There is no such company' },
  'company/already-member': { status: 409, title: 'The person belongs to the company already' },
  'company/member-changed-since': { status: 409, title: 'The membership is not as it was' },
  'terms/changed-since': { status: 409, title: 'Somebody changed the terms meanwhile' },
  'terms/no-manager': { status: 422, title: 'The manager is not of the staff' },
  'product/unknown': { status: 404, title: 'There is no such product' },
  'product/sku-taken': { status: 409, title: 'Another product has this SKU' },
  'product/changed-since': { status: 409, title: 'Somebody changed the product meanwhile' },
  'price-list/unknown': { status: 404, title: 'There is no such price list' },
  'price-list/changed-since': { status: 409, title: 'Somebody changed the price list meanwhile' },
  'price-list/not-theirs': {
    status: 409,
    title: 'The price list is archived, or in another currency than the terms',
  },
  'import/changed-since': { status: 409, title: 'It would change something else by now' },
  'order/unknown': { status: 404, title: 'There is no such order' },
  'order/changed-since': { status: 409, title: 'Somebody changed the order meanwhile' },
  'order/no-such-product': { status: 422, title: 'No product that is sold has this SKU' },
  'order/nothing-left': { status: 422, title: 'Nothing would be left of the order' },
  'submission/unknown': { status: 404, title: 'There is no such submission' },
  'submission/not-sendable': { status: 409, title: 'There is nothing left to send' },
  'settings/changed-since': { status: 409, title: 'Somebody changed this meanwhile' },
  'settings/locked': { status: 409, title: 'An operator’s variable decides this' },
  'settings/link-over': { status: 409, title: 'The link has expired, or another one was sent' },
  'content/unknown': { status: 404, title: 'There is no such story' },
  'content/changed-since': { status: 409, title: 'Somebody changed this text meanwhile' },
  'content/slug-taken': { status: 409, title: 'Another story has this address' },
  'content/incomplete': { status: 422, title: 'Title, summary or text is missing' },
  'content/undescribed': { status: 422, title: 'A picture has no description in this language' },
  'picture/unknown': { status: 404, title: 'There is no such picture' },
  'picture/unusable': { status: 422, title: 'This is no picture that a page can show' },
  'picture/too-large': { status: 413, title: 'The picture is too large' },
  'picture/not-kept': { status: 503, title: 'The store of pictures cannot be reached' },
  'content/second-person': { status: 403, title: 'A second person must publish this text' },
  'content/own-text': { status: 403, title: 'Nobody reviews a text of their own' },
  'account/proof-needed': {
    status: 403,
    title: 'A password or second step of the last minutes is needed',
  },
  'account/password-wrong': { status: 403, title: 'The password is wrong' },
  'account/password-too-new': { status: 403, title: 'The password proves nothing for a day' },
  'account/no-password': { status: 409, title: 'The account has no password' },
} as const satisfies Record<string, { status: number; title: string }>
export type StaffErrorCode = keyof typeof staffErrorTable

export const isStaffError = (code: string): code is StaffErrorCode =>
  Object.hasOwn(staffErrorTable, code)
