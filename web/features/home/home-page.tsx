import { Flag } from '../../app/flag-context.tsx'
import { ContactSection } from './contact.tsx'
import { prepareForm } from './contact-island.tsx'
import { FounderSection } from './founder.tsx'
import { Hero } from './hero.tsx'
import { ProcessSection } from './process.tsx'
import { ProductsSection } from './products.tsx'
import { ServicesSection } from './services.tsx'
import { StorySection } from './story.tsx'

export const Page = () => (
  <>
    <Hero />
    <Flag name="products">
      <ProductsSection />
    </Flag>
    <Flag name="services">
      <ServicesSection />
    </Flag>
    <Flag name="our_process">
      <ProcessSection />
    </Flag>
    <Flag name="brand_story">
      <StorySection />
    </Flag>
    <Flag name="founder">
      <FounderSection />
    </Flag>
    <Flag name="contact">
      <ContactSection />
    </Flag>
  </>
)

export const prepare = prepareForm
