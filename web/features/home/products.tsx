import { CurrencyNote } from '../site/currency/currency-note.tsx'
import { useI18nContext } from '../../i18n/words.tsx'
import { Illustration, type IllustrationName } from '../../ui/illustration.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'

const products = [
  { id: 'oliveOils', picture: 'olive-oils' },
  { id: 'honeys', picture: 'honeys' },
  { id: 'olives', picture: 'olives' },
  { id: 'spices', picture: 'spices' },
  { id: 'wines', picture: 'wines' },
  { id: 'cheeses', picture: 'cheeses' },
] as const satisfies { id: string; picture: IllustrationName }[]

export function ProductsSection() {
  const words = useI18nContext().LL.home.products
  return (
    <section id="products" className="section" aria-labelledby="products-title">
      <SectionHeading
        id="products-title"
        eyebrow={words.eyebrow()}
        title={words.title()}
        lead={words.lead()}
      />
      <ul className="product-grid">
        {products.map(({ id, picture }) => (
          <li key={id} className="product">
            <Illustration name={picture} />
            <h3>{words.items[id].name()}</h3>
            <p>{words.items[id].text()}</p>
            <p className="origins">{words.items[id].origins()}</p>
          </li>
        ))}
      </ul>
      <CurrencyNote />
    </section>
  )
}
