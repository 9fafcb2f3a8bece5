import { Flag } from '../../app/flag-context.tsx'
import { Contact } from './contact.tsx'
import { prepareForm } from './contact-island.tsx'
import { Founder } from './founder.tsx'
import { Hero } from './hero.tsx'
import { Process } from './process.tsx'
import { Products } from './products.tsx'
import { Services } from './services.tsx'
import { Story } from './story.tsx'

export const Page = () => (
  <>
    <Hero />
    <Flag name="products">
      <Products />
    </Flag>
    <Flag name="services">
      <Services />
    </Flag>
    <Flag name="our_process">
      <Process />
    </Flag>
    <Flag name="brand_story">
      <Story />
    </Flag>
    <Flag name="founder">
      <Founder />
    </Flag>
    <Flag name="contact">
      <Contact />
    </Flag>
  </>
)

export const prepare = prepareForm
