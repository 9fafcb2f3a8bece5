import type { BaseTranslation } from '../../i18n-types.ts'

const en_legal = {
  effective: 'Effective {date:string}',
  print: 'Print this page',
  privacy: {
    title: 'Privacy',
    intro:
      'This notice says what this website learns about you, why, who else receives it, how long it is kept and what you can ask of us. In short: you can read everything here without being followed or recognized, and what you send us is used to answer you.',
    body: `## Who we are

Meltemi Imports Inc. of Ottawa, Ontario, Canada, is responsible for the personal information described here. The founder of the company is the person in charge of the protection of personal information. The email address and the postal address are at the end of this page.

## What the server receives

When you open a page, our server receives what any web server receives: your IP address, the page requested and a description of your browser. The network that runs the server also derives the country of your connection, which we use only to suggest a currency and do not store. The IP address also serves to limit the number of attempts on forms and sign-in pages. We do not use it to recognize you on a later visit.

Our server also counts how often each page, feed and text copy is opened, by day and language, and which addresses lead nowhere. These counts contain no IP address, no country, no description of a browser and no identifier: they say how much is read, not by whom. We keep them for 25 months, and addresses that lead nowhere for 30 days.

## Cookies and local storage

- Your answer to the cookie banner is kept in your browser’s local storage under the name cookie-consent, as accepted or declined, together with the version of this notice that you accepted. It stays on your device until you change or delete it.
- If you sign in to a portal, your browser stores the data that keeps you signed in. The admin portal also uses a cookie to remember for seven days whether its sidebar is open.
- Anything that you have typed into the contact form or the request for business access but not yet sent stays in your browser’s session storage until you send it or close the tab. Passwords are not kept there.
- Nothing else is stored before you accept, and until then your browser sends no request to any third party. The one exception is the security check on the sign-in pages, where one is set up; see “Forms, email and phone”.

You can change your answer at any time through “Cookie settings” at the foot of every page. Declining costs you nothing: all pages and forms work in the same way.

## Statistics, only after you accept

After you accept, each page you open is reported to our own server, which counts views by day, page and language. The first report also names the website that led you here; we store only that name, counted by day and language. We also count whether a form was seen and whether someone began to fill it in, but never what is typed. We keep these counts for 25 months. If an external statistics service is connected, the server forwards the page view and that name to it, without your IP address, a description of your browser, a cookie or any other identifier that would let it recognize you. We build no profiles.

## Chat window, only after you accept

The site can offer a chat window from HubSpot. Where it is switched on, it loads only after you accept. HubSpot then receives your IP address and what you write, and sets its own cookies, among them one named hubspotutk, by which it recognizes your browser and the pages you open. If you later send us a form, this value may be attached to it. If you have not accepted, it is not. If you withdraw your consent, we delete these cookies, and the page reloads without HubSpot.

## Forms, email and phone

The contact form asks for your name, your email address, a message and, if you wish, your phone number. The request for business access also asks for your company, role, company size, industry, website and needs. We use these details to answer you, to decide on access and to prepare a business relationship.

A message is first stored in our database, so that it is not lost, and then delivered to our customer system at HubSpot or, if that is not possible, to our mailbox. Forms may be protected against automated misuse by a security check that runs at Cloudflare. On the contact form and the request for business access it loads only after you accept. Where it is set up, you cannot sign in, create an account, reset a password or ask for a code by email without it: there it is strictly necessary for security and loads as soon as you begin to fill in the form, whatever your answer to the banner was. Cloudflare then receives your IP address and technical details about your browser and uses them to tell people from programs.

## Portal accounts

For an account we keep your email address, name, company, role, sign-in times and active sessions. Passwords are stored only as salted hashes, from which they cannot be read back. If you add a second step or sign in through another service, we keep what is needed for that. Changes made in the admin portal are recorded with the person and the time.

## How long we keep your information

Personal details in delivered form submissions are erased from our database {days:number} {{day|days}} after delivery; only a record of the delivery remains, without those details. Messages that could not be delivered are kept until they are. A request for business access is kept while we decide on it and for as long as the access lasts, but without a decision for no longer than a year after the last activity; if it is refused or withdrawn, its personal details are erased {days:number} {{day|days}} later. Copies in our customer system and mailbox, and accounts, are kept as long as the matter, the business relationship or the law requires, and are then deleted.

## Who else receives your information

We do not sell personal information. Service providers process it for us: Cloudflare, which runs the server, database and email delivery, and HubSpot, for inquiries and chat; also, where they are connected, a statistics service and a service that sends sign-in codes by phone. Authorities receive information only where the law requires it.

These providers work in several countries, including the United States. Your information may therefore be processed outside Quebec and outside Canada, where other laws apply. Before such transfers we assess the protection given and bind providers by contract.

## Your rights

Under Canada’s Personal Information Protection and Electronic Documents Act (PIPEDA) you may ask what we hold about you, have it corrected and withdraw your consent. If you are in Quebec, the law known as Law 25 also lets you receive, in a common format, the computerized information you gave us, and ask that it no longer be disseminated. If you are in the European Union and the GDPR applies, you may also ask for erasure, restriction and portability, and object to processing. We then rely on your consent, on steps towards a contract, or on our legitimate interest in answering you and keeping the site secure.

We answer within 30 days and make no decisions by automated means alone. You may complain to the Office of the Privacy Commissioner of Canada, the Commission d’accès à l’information in Quebec or the supervisory authority of your country.

## Commercial email

Writing to us does not subscribe you to anything. We send commercial messages only as Canada’s anti-spam law (CASL) permits, with our name, our address and a working way to unsubscribe.

## Children

This site is meant for businesses. We do not knowingly collect information from anyone under 14.

## Security

Connections are encrypted, access is limited to those who need it, and access rights are checked on the server with every request. If an incident creates a risk of serious injury or significant harm, we notify those affected and the authorities, as the law requires.

## Changes

If this notice changes, the new version appears here with its date. Where a change affects your consent, we ask again.`,
    contact:
      'To ask what information we hold about you, to have it corrected or deleted, or to withdraw your consent, write to our privacy officer at the address below.',
  },
  terms: {
    title: 'Terms of use',
    intro:
      'These terms apply to this website and its portals. Sales of goods are governed by the quotation or agreement that we make with you, not by this page.',
    body: `## Who we are and what this covers

This site is run by Meltemi Imports Inc. of Ottawa, Ontario, Canada. By using it you accept these terms. If you use it for a company, you confirm that you may act for that company.

## Information, not an offer

Texts on this site describe our products and services in general. They are not an offer: availability, formats and prices are set in the quotation or agreement that we make with you. Products change with the harvest, and the drawings are for illustration only. For ingredients, allergens and nutrition, the label on the product in your hands prevails.

News and articles give general information as of their date. Rules on customs, labelling and food safety change, and they apply differently from case to case. What you read here is not legal, tax or customs advice. Please check the rules in force, or ask a professional, before you act on it.

## Portal accounts

Business access is granted on request and at our discretion. Details in a request have to be true and complete. Accounts are personal: keep your password confidential, do not share it, and tell us immediately if you think that someone else has used your account. We may limit, suspend or end access if these terms are breached, if an account endangers the security of the site, or when the business relationship ends. Prices and documents shown in a portal are confidential.

## Fair use

You agree not to:

- try to reach accounts, data or functions that are not meant for you;
- disrupt the site, for example by overloading it or by sending harmful code;
- send forms with false identities or unsolicited advertising;
- present the content as your own or use it to mislead others.

Search engines and other programs may read public pages within the limits set in our robots.txt file. If you find a security flaw, please report it to us before you tell others.

## Content and marks

Texts, illustrations, names and marks on this site belong to us or to those who let us use them. You may link to any page, quote from it if you name the source, and print or save pages for your own business. Ask us before you copy more. What you send us through a form remains yours; you allow us to use it to deal with your request.

## Other services

Some functions come from other providers, such as the chat window that appears only after your consent. Their own terms apply to what they do. We choose them with care but do not control them, and links to other sites are not a recommendation.

## Availability and liability

We take care to keep the site correct and available, but we provide it as is and may change or discontinue any part of it. As far as the law permits, we give no warranties about the site and are not liable for indirect or consequential loss, lost profit or lost data arising from its use. Nothing here excludes or limits liability that cannot be excluded or limited by law, and nothing takes away rights that the law of your province gives you as a consumer.

## Privacy

Our privacy notice explains how we handle personal information. It is linked at the foot of every page.

## Languages

The site is available in several languages. We try to make all versions say the same thing. If they differ, the English version prevails, except where the law, in particular that of Quebec, gives precedence to the French one.

## Law and courts

The laws of Ontario and the federal laws of Canada that apply there govern these terms, without regard to rules that would lead to another law. The United Nations Convention on Contracts for the International Sale of Goods does not apply to them. Disputes go before the courts of Ontario sitting in Ottawa, unless mandatory law gives you the right to another court.

## Changes

We may change these terms. The version published here, with its date, applies to your use from then on. If one provision is invalid, the others remain in force.`,
    contact: 'If anything in these terms is unclear, write to us at the address below.',
  },
} satisfies BaseTranslation

export default en_legal
