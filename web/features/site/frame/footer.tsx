import type { ReactNode } from 'react'
import { company as us } from '#contract/company.ts'
import { phoneHref } from '#contract/site/public-company.ts'
import { allMenuPages } from '#contract/site/navigation.ts'
import { Link } from '../../../app/link.tsx'
import { useFlags } from '../../../app/flag-context.tsx'
import { useCompany } from '../../../app/site-context.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { Brand } from './brand.tsx'
import { pageLinks, sectionLinks, type SiteLink } from './links.ts'

export function Footer() {
  const flags = useFlags()
  const company = useCompany()
  const { LL } = useI18nContext()
  const explore = [
    { to: flags.hero_section ? '/#home' : '/', label: LL.footer.home() },
    ...sectionLinks(flags, LL.footer),
  ]
  const pages = pageLinks(allMenuPages, flags, LL)
  const legal = [
    { to: '/privacy', label: LL.footer.privacy() },
    { to: '/terms', label: LL.footer.terms() },
  ]
  return (
    <footer className="site-footer">
      <div className="footer-grid">
        <div className="footer-about">
          <Brand />
          <p>{LL.footer.tagline()}</p>
          <p>
            <a href={phoneHref(company)}>{company.phone}</a>
            <br />
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </p>
          {company.notices.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <Column title={LL.footer.explore()} links={explore} />
        {pages.length > 0 && <Column title={LL.footer.company()} links={pages} />}
        <Column title={LL.footer.legal()} links={legal}>
          {flags.cookie_consent && (
            <li>
              <Link to="/privacy" data-consent-open="">
                {LL.footer.cookieSettings()}
              </Link>
            </li>
          )}
        </Column>
      </div>
      {/* a page cached over New Year's Eve may show the old year */}
      <p className="footer-rights" suppressHydrationWarning>
        {LL.footer.rights({ year: new Date().getUTCFullYear(), company: us.legalName })}
      </p>
    </footer>
  )
}

type ColumnProps = { title: string; links: SiteLink[]; children?: ReactNode }

const Column = ({ title, links, children }: ColumnProps) => (
  <nav aria-label={title}>
    <p className="footer-title">{title}</p>
    <ul>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
      {children}
    </ul>
  </nav>
)
