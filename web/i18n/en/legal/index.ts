import type { BaseTranslation } from '../../i18n-types.ts'

const en_legal = {
  effective: 'Effective {date:string}',
  privacy: {
    title: 'Privacy',
    intro1:
      'This notice covers this website. When you open a page, the server receives what any web server receives: your IP address, the page requested and a description of your browser. Your answer to the cookie banner is kept on your own device, in the browser’s local storage, under the name cookie-consent. Until you accept, your browser sends no request to any third party; page statistics and the chat window, where they are switched on, wait for your consent. You can change your answer at any time through “Cookie settings” at the foot of the page.',
    intro2:
      'If you write to us or call, we use what you tell us to answer you and to deal with your request. We do not sell personal information. We keep it for as long as the matter or the law requires, and delete it afterwards. If you sign in to a portal, your browser also stores what it needs to keep you signed in. This notice is governed by the laws of Ontario and the federal laws of Canada that apply there.',
    contact:
      'To ask what we hold about you, to have it corrected or deleted, or to withdraw a consent, write to our person in charge of privacy at the address below.',
  },
  terms: {
    title: 'Terms of use',
    intro1:
      'These terms apply to your use of this website. Its texts describe our products and services in general and are not an offer: availability, formats and prices follow from the quotation or agreement we make with you. We take care that what stands here is correct, yet mistakes and changes happen, so please confirm with us anything you intend to rely on.',
    intro2:
      'Texts, images and marks on this site belong to us or to those who let us use them. You may quote and link to them; please ask before copying more. Portal accounts are personal, and their passwords are to be kept confidential. The laws of Ontario and the federal laws of Canada that apply there govern these terms, and disputes go before the courts of Ontario.',
    contact: 'If anything in these terms is unclear, write to us at the address below.',
  },
} satisfies BaseTranslation

export default en_legal
