import type { BaseTranslation } from '../../i18n-types.ts'
// `.js` because typesafe-i18n compiles these files and follows their imports
import businesses from './businesses.js'
import catalogue from './catalogue.js'
import imports from './imports.js'
import documents from './documents.js'
import lots from './lots.js'
import clientOrders from './client-orders.js'
import recalls from './recalls.js'
import requests from './requests.js'
import notifications from './notifications.js'
import submissions from './submissions.js'
import editConflict from './edit-conflict.js'
import terms from './terms.js'
import users from './users.js'

const en_staff = {
  list: {
    search: 'Search',
    all: 'All',
    more: 'Show more',
    shown: '{n:number} shown',
    empty: 'Nothing here yet.',
    noMatch: 'Nothing matches this search.',
    reset: 'Clear the search',
    open: 'Open {name:string}',
    never: 'Never',
    unknown: 'Unknown',
    erased: 'Personal details erased',
    language: 'Language',
    history: 'History',
    noHistory: 'Nothing yet.',
    by: 'by {name:string}',
    applicant: 'the applicant',
    sure: 'Are you sure?',
    saved: 'Done.',
  },
  actions: {
    'user/role-changed': 'Role changed',
    'user/suspended': 'Suspended',
    'user/reinstated': 'Reinstated',
    'user/sessions-ended': 'Signed out everywhere',
    'user/invited': 'Invitation sent',
    'user/password-reset-sent': 'Password reset sent',
    'user/factors-removed': 'Two-step verification turned off',
    'access-request/approved': 'Request approved',
    'access-request/refused': 'Request declined',
    'access-request/more-information': 'Question sent',
    'access-request/answered': 'Question answered',
    'access-request/withdrawn': 'Request withdrawn',
    'company/member-invited': 'Colleague invited',
    'company/terms-changed': 'Terms changed',
    'company/price-list-given': 'Price list assigned',
    'company/member-role-changed': 'Company role changed',
    'company/member-removed': 'Removed from company',
    'product/created': 'Product added',
    'product/changed': 'Product changed',
    'product/archived': 'Product archived',
    'product/restored': 'Product restored',
    'products/imported': 'Products imported',
    'price-list/created': 'Price list created',
    'price-list/changed': 'Price list changed',
    'price-list/archived': 'Price list archived',
    'price-list/restored': 'Price list restored',
    'prices/changed': 'Prices changed',
    'prices/imported': 'Prices imported',
    'lot/created': 'Lot added',
    'lot/changed': 'Lot changed',
    'lot/available': 'Lot released',
    'lot/held': 'Lot held',
    'lot/gone': 'Lot marked as used up',
    'recall/opened': 'Recall opened',
    'recall/drilled': 'Drill started',
    'recall/mailed-again': 'Recall emails sent again',
    'recall/closed': 'Recall closed',
    'samples/archived': 'Samples archived',
    'document/uploaded': 'Document uploaded',
    'document/changed': 'Document changed',
    'document/withdrawn': 'Document withdrawn',
    'orders/exported': 'Orders exported',
    'lots/exported': 'Lot movements exported',
    'submission/answered': 'Message answered',
    'submission/replied': 'Reply sent',
    'submission/assigned': 'Message assigned',
    'submission/unassigned': 'Assignment removed',
    'submission/done': 'Message marked as done',
    'submission/reopened': 'Message marked as not answered',
    'submission/sent-again': 'Message sent again',
    'submission/exported': 'Messages exported',
    'mail/sent-again': 'Email sent again',
    'mail/dismissed': 'Undelivered email dismissed',
    'flag-previews/ended': 'Preview links ended',
    'picture/uploaded': 'Picture uploaded',
    'picture/described': 'Picture described',
    'picture/deleted': 'Picture deleted',
    'content/review-asked': 'Text review requested',
    'content/approved': 'Text approved',
    'content/returned': 'Text sent back',
    'redirect/set': 'Redirect set',
    'redirect/removed': 'Redirect removed',
  },
  tabs: {
    label: 'Parts of this screen',
    requests: 'Requests',
    businesses: 'Companies',
  },
  refused: {
    'user/unknown': 'This user no longer exists.',
    'user/exists': 'This address already has an account. Find it in the list.',
    'user/last-admin':
      'This is the last administrator who can sign in. Add another administrator first.',
    'user/version-conflict': 'The sign-in address of this account has changed. Please check it.',
    'user/own-account': 'You can’t do this to your own account.',
    'user/suspended': 'This person’s account is suspended. Reinstate it first.',
    'user/not-invited': 'The invitation has already been accepted.',
    'user/no-factor': 'This account has no two-step verification.',
    'access-request/unknown': 'This request no longer exists.',
    'access-request/version-conflict':
      'This request has changed. Please review the latest version.',
    'access-request/erased':
      'The personal details in this request have been erased, so no one can be notified.',
    'company/unknown': 'This company no longer exists.',
    'user/email-unverified':
      'This administrator’s address has changed and is not fully confirmed yet. Ask them to set a new password with “Forgot your password?”, then try again.',
    'user/role-version-conflict':
      'Someone else changed this role. Check the role shown now, then choose again.',
    'company/already-member': 'This person already belongs to the company.',
    'company/member-version-conflict':
      'This person’s role in the company has changed. Please check it.',
    'terms/version-conflict':
      'Someone else changed these terms. Nothing was saved. Please review the latest version.',
    'terms/no-manager': 'Only an administrator can be the account manager.',
    'product/unknown': 'This product no longer exists.',
    'product/sku-taken': 'Another product already has this SKU.',
    'product/version-conflict':
      'Someone else changed this product. Nothing was saved. Please review the latest version.',
    'price-list/unknown': 'This price list no longer exists.',
    'price-list/version-conflict':
      'Someone else changed this price list. Nothing was saved. Please review the latest version.',
    'price-list/currency-mismatch':
      'This price list is archived, or is in a different currency from the company’s terms.',
    'import/version-conflict':
      'Something has changed since you checked the file. Nothing was imported. Please check it again.',
    'order/unknown': 'This order no longer exists, or the client has withdrawn it.',
    'order/version-conflict':
      'This order has changed. Nothing was sent. Please review the latest version.',
    'order/no-list-price': 'A product has no price in this company’s list. Enter one.',
    'order/no-such-product': 'No product for sale has this SKU, or the product has no weight yet.',
    'order/nothing-left': 'The order would be empty. Decline it instead.',
    'order/not-shippable': 'The order cannot be shipped as it is. Please check what is marked.',
    'lot/unknown': 'We can’t find this lot.',
    'lot/code-taken': 'This product already has a lot with this number.',
    'lot/version-conflict':
      'Someone else changed this lot. Nothing was saved. Please review the latest version.',
    'recall/unknown': 'We can’t find this recall.',
    'recall/version-conflict':
      'Someone else changed this recall. You are seeing the latest version.',
    'recall/lot-recalled': 'One of the lots is already part of an open recall.',
    'recall/not-confirmed': 'Type the first lot’s number to confirm.',
    'recall/mails-due':
      'The recall’s emails are still being prepared. Please try again in a minute.',
    'document/unknown': 'We can’t find this document.',
    'document/no-length': 'Your browser did not report the file size. Please try another browser.',
    'document/too-large': 'The file is larger than 10 MB.',
    'document/unusable': 'Only PDF, JPEG and PNG files can be uploaded.',
    'document/broken': 'The file did not arrive complete. Please upload it again.',
    'document/no-such-place': 'The item this document belongs to no longer exists.',
    'document/taken':
      'A different file was already uploaded with this form. Please choose your file again.',
    'document/version-conflict':
      'A colleague changed this document. Please review the latest version.',
    'document/storage-failed':
      'Document storage cannot be reached at the moment. Please try again in a few minutes.',
    'submission/unknown': 'This message no longer exists.',
    'submission/version-conflict':
      'A colleague was quicker. Check the history below, then decide again.',
    'submission/no-colleague': 'This person is no longer an administrator. Choose someone else.',
    'submission/not-sendable':
      'This message is being sent right now, or its content has been erased.',
    'mail/unknown': 'This email has already been dealt with.',
    'mail/not-sendable':
      'This email can no longer be sent: its links have expired, or it can no longer be read.',
    'settings/version-conflict':
      'Someone else changed this. Nothing was saved. Please review the latest version.',
    'settings/locked': 'This is set by your technical team, so it cannot be changed here.',
    'settings/link-expired': 'This link has expired, or a newer one has been sent.',
    'content/unknown': 'We can’t find this text.',
    'content/version-conflict':
      'Someone else changed this. Nothing was saved. Please review the latest version.',
    'content/slug-taken': 'Another text already has this address. Please choose a different one.',
    'content/incomplete': 'The title, the summary or the text is missing.',
    'content/undescribed':
      'A picture has no description in one of the languages it would appear in. Say what it shows, or mark it as decorative.',
    'picture/unknown': 'This picture no longer exists.',
    'picture/in-use':
      'This picture is used in a text or a draft. Please remove it from there first.',
    'picture/unusable': 'This file is not a usable image. Please choose another one.',
    'picture/too-large': 'This picture is too large. Please choose a smaller one.',
    'picture/storage-failed':
      'The picture could not be stored. It is still here: please try again.',
    'content/second-person': 'A second person has to publish this text, or approve it first.',
    'content/own-text': 'You can’t review a text you wrote.',
    'redirect/is-page': 'There is already a page at this address. Please choose another one.',
    'redirect/no-page': 'That is not a page of this site. Please check the address.',
    'redirect/version-conflict':
      'Someone else changed this redirect. Please review the latest version.',
    'account/proof-needed': 'Please confirm your identity first.',
    'account/password-wrong': 'The password is wrong.',
    'account/no-password':
      'This account has no password. Sign in again with two-step verification, or choose a password under “Account security”.',
  },
  users,
  recalls,
  requests,
  businesses,
  terms,
  editConflict,
  catalogue,
  imports,
  documents,
  lots,
  packingSlip: {
    title: 'Packing slip',
    print: 'Print',
    from: 'From',
    to: 'Deliver to',
    po: 'Your PO number',
    delivery: 'Delivery',
    shipped: 'Shipped on',
    reference: 'Reference',
    goods: 'Goods',
    lots: 'Lot (cases)',
    cases: 'Cases',
    pieces: 'Pieces',
    net: 'Net weight',
    gross: 'Gross weight',
    total: 'Total',
    bestBefore: 'Best before {day:string}',
  },
  clientOrders,
  submissions,
  notifications,
} satisfies BaseTranslation

export default en_staff
