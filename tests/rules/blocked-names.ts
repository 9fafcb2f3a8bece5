import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { listFiles, root } from './listed-files.ts'

/**
 * Content blockers hide elements and requests whose class, id or address looks like advertising. Part of `npm run
 * check`: no such name in the sources or the build.
 */

/** Words that no part of a name may be; parts are separated by hyphens, underscores and capital letters. */
const words = `
  ad ads adv advert adverts advertise advertisement advertisements advertiser advertising advertorial adsense adserver
  adserv adsrv adslot adslots adspace adspot adunit adunits adbanner adbanners adbar adbox adblock adblocker adbutton
  adcell adchoice adchoices adclick adclient adcode adcolumn adcontainer adcontent addiv adframe adfooter adgroup
  adheader adholder adhesion adimage adinfo adlabel adlayer adleft adlink adlinks admanager admarker adnetwork adpanel
  adplace adplaceholder adplacement adpod adposition adright adroll adrow adscript adsection adsize adsky adstrip adtag
  adtext adtitle adtop adtracker advideo adview adwidget adwords adwrap adwrapper adzone
  banner banners bannerad billboard leaderboard skyscraper halfpage superbanner wallpaper
  sponsor sponsors sponsored sponsoring sponsorship promo promos promoted promobox promotion promotions
  popup popups popunder popover-ad interstitial overlay-ad lightbox-ad modal-ad welcome-mat
  affiliate affiliates commercial commercials paid-content paidcontent partner-box native-content nativead
  doubleclick dfp gpt googlead googleads taboola outbrain criteo pubmatic prebid teads zergnet revcontent mgid
  tracker trackers tracking trackingpixel webtracker pixeltracker beacon webbeacon pixel clicktag fingerprint
  metrics telemetry piwik matomo hotjar clarity mixpanel amplitude fullstory optimizely
  sharebar sharebox sharebuttons sharethis addthis addtoany sharing followus followbar socialbar socialbox
  socialbuttons sociallinks socialshare sharetools sharewidget likebox likebutton
  cookiebar cookiebanner cookiewall cookiebox gdpr ccpa cmp onetrust cookiebot quantcast didomi
  newsletterpopup subscribebox paywall adwall pushnotice notificationbar upsell
`
  .trim()
  .split(/\s+/)

/** Second parts that are blocked only after certain first parts. */
const seconds = 'bar box buttons links icons share widget overlay modal wall wrapper'.split(' ')
const pairs = 'share social follow cookie consent gdpr sticky newsletter'
  .split(' ')
  .flatMap((first) => seconds.map((second) => `${first}-${second}`))

const blocked = new Set([...words, ...pairs])

/** @returns the part, or pair of parts, that blockers match */
export function blockedPart(name: string): string | undefined {
  const parts = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
  return parts
    .flatMap((part, index) => [part, `${part}-${parts[index + 1] ?? ''}`])
    .find((part) => blocked.has(part))
}

const classes = /class(?:Name)?=(?:"([^"]*)"|\{`([^`]*)`\}|\{[^}]*?['"]([a-z][\w -]*)['"])/g
const ids = /\bid=["']([\w-]+)["']/g
const selectors = /[.#](-?[_a-zA-Z][\w-]*)(?=[^{}]*\{)/g
const shortcuts = /^ {2}'?([a-z][\w-]*)'?: ?(?:\[|'|"|`|$)/gm

/** The classes and ids in a source file. */
export function namesIn(file: string, text: string): string[] {
  const patterns = file.endsWith('.css')
    ? [selectors]
    : file.includes('shortcuts')
      ? [shortcuts]
      : [classes, ids]
  return patterns
    .flatMap((pattern) => [...text.matchAll(pattern)].flatMap((match) => match.slice(1)))
    .flatMap((found) => (found ?? '').split(/[\s${}?:()]+/))
    .filter(Boolean)
}

const planted: [file: string, text: string, name: string][] = [
  ['a.tsx', '<p className="plain ad-panel">', 'ad-panel'],
  ['a.tsx', '<p className={`plain ${x} top-banner`}>', 'top-banner'],
  ['a.tsx', "<p className={isOpen ? 'promoBox' : ''}>", 'promoBox'],
  ['a.html', '<div id="social-share">', 'social-share'],
  ['a.css', '.plain, .sponsored > a { color: inherit }', 'sponsored'],
  ['page-shortcuts.ts', "  'popup-frame': 'p-2',", 'popup-frame'],
]

if (import.meta.main) {
  const sources = listFiles('web', 'worker')
  const built = globSync('dist/client/assets/*', { cwd: root })
  const found = [
    ...[...sources, ...built]
      .filter((file) => /\.(tsx|css|html)$|shortcuts\.ts$/.test(file))
      .flatMap((file) =>
        namesIn(file, readFileSync(`${root}/${file}`, 'utf8')).map((name) => ({ file, name })),
      ),
    // only names that a browser requests; other paths do not matter
    ...[...sources.filter((file) => file.startsWith('web/public/')), ...built].map((file) => ({
      file,
      name: basename(file).replace(/(-[\w-]{8})?\.\w+$/, ''),
    })),
  ].filter(({ name }) => blockedPart(name) !== undefined)
  const lines = found.map(({ file, name }) => `${file}: blockers hide what is named ${name}`)
  for (const line of new Set(lines)) console.error(line)
  const missed = planted.filter(
    ([file, text, name]) => !namesIn(file, text).some((it) => it === name && blockedPart(it)),
  )
  for (const [, text] of missed) console.error(`Not found though planted: ${text}`)
  process.exit(found.length + missed.length === 0 ? 0 : 1)
}
