import { colon } from '#contract/text/colon.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { Illustration } from '../../../ui/illustration.tsx'
import { ScreenHead } from '../screen/screen-head.tsx'
import { Icon, type IconName } from '../shell/icons.tsx'
import bundleUrl from './amazon-brand-store.txt?url'

const blocks = [
  { name: 'copy', icon: 'note' },
  { name: 'images', icon: 'sections' },
  { name: 'design', icon: 'content' },
  { name: 'structure', icon: 'dashboard' },
] as const satisfies { name: string; icon: IconName }[]

const categories = [
  { name: 'oliveOils', picture: 'olive-oils' },
  { name: 'honeys', picture: 'honeys' },
  { name: 'olives', picture: 'olives' },
  { name: 'spices', picture: 'spices' },
  { name: 'wines', picture: 'wines' },
  { name: 'cheeses', picture: 'cheeses' },
] as const

const steps = ['open', 'pages', 'paste', 'check'] as const

/** Texts for a brand store on Amazon as a file, with its contents and instructions. */
export function Screen() {
  const { LL, locale } = useI18nContext()
  const words = LL.staffPortal.assets
  return (
    <>
      <ScreenHead screen="amazon-assets">
        <a
          className="staff-button staff-button-strong"
          href={bundleUrl}
          download="meltemi-amazon-brand-store.txt"
        >
          <Icon name="download" size={18} />
          {words.download()}
        </a>
      </ScreenHead>
      <p className="assets-facts">
        <span>{words.file()}</span>
        <span>
          <Icon name="clock" size={16} /> {words.setup() + colon(locale)}{' '}
          <strong>{words.minutes()}</strong>
        </span>
      </p>
      <h2 className="staff-subtitle">{words.contents()}</h2>
      <ul className="assets-blocks">
        {blocks.map(({ name, icon }) => (
          <li key={name} className="staff-card">
            <Icon name={icon} size={24} />
            <h3>{words.blocks[name].title()}</h3>
            <p>{words.blocks[name].text()}</p>
          </li>
        ))}
      </ul>
      <h2 className="staff-subtitle">{words.categories()}</h2>
      <ul className="assets-categories">
        {categories.map(({ name, picture }) => (
          <li key={name}>
            <Illustration name={picture} />
            {words.category[name]()}
          </li>
        ))}
      </ul>
      <p className="staff-soft staff-small">{words.wineNote()}</p>
      <h2 className="staff-subtitle">{words.steps()}</h2>
      <ol className="assets-steps">
        {steps.map((step) => (
          <li key={step}>{words.step[step]()}</li>
        ))}
      </ol>
    </>
  )
}
