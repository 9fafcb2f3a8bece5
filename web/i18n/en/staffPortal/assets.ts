export default {
  assets: {
    download: 'Download all assets',
    file: 'One text file in English, with French headlines for amazon.ca.',
    setup: 'Estimated setup time',
    minutes: '45–60 minutes',
    contents: 'Contents',
    blocks: {
      copy: {
        title: 'Store copy',
        text: 'Brand story, tagline, and for each category a headline, a paragraph and five bullet points.',
      },
      images: {
        title: 'Image list',
        text: 'Every picture the store needs: size, format, what it shows and its alt text.',
      },
      design: {
        title: 'Design guidelines',
        text: 'Colours, fonts, and how each category’s page should look and feel.',
      },
      structure: {
        title: 'Store structure',
        text: 'Pages and modules in the order in which Amazon’s store builder asks for them, with a checklist.',
      },
    },
    categories: 'For six categories',
    category: {
      oliveOils: 'Olive oils',
      honeys: 'Honeys',
      olives: 'Olives',
      spices: 'Spices',
      wines: 'Wines',
      cheeses: 'Cheeses',
    },
    steps: 'How to use the file',
    step: {
      open: 'In Seller Central, open the store builder: Stores > Manage Stores.',
      pages: 'Create the home page and the six category pages listed in the file.',
      paste: 'Paste copy and alt text module by module, then upload the pictures.',
      check: 'Go through the checklist at the end, preview on a phone, and submit for review.',
    },
    wineNote:
      'Wine cannot be sold on Amazon in Canada; its page tells the story and links to no products.',
  },
}
