import { company } from '../../worker/contract/company.ts'
import markUrl from '../illustrations/mark.svg'

/** The mark and the name. Words in the display face, so that the mark is only a shape. */
export const Brand = () => (
  <span className="brand">
    <img src={markUrl} width="32" height="32" alt="" />
    <span>{company.shortName}</span>
  </span>
)
