import type { ChecklistGroup } from '#shared/checklists.ts';

/** Step 2: the name, the words and the face of the product. */
export const brandGroups: ChecklistGroup[] = [
  {
    id: 'basic-brand-identity',
    stepNumber: 2,
    title: 'Basic Brand Identity',
    description:
      'The product has a name you may use, an address that is yours, and one look and voice on every page, mail and profile.',
    skillLevel: 'basic',
    category: 'Brand',
    tasks: [
      {
        id: 'brand-name-is-free',
        description:
          'Search trademark registers, app stores and the web for your name and for names that sound like it.',
        howToVerify:
          'The dated results show no live mark for similar goods in your countries that looks or sounds alike; where you doubt, a lawyer said yes.',
        priority: 'must-have',
        alternatives: [
          'TMview, for Europe and far beyond',
          'Trademark Search of the USPTO',
          'WIPO Global Brand Database',
        ],
      },
      {
        id: 'brand-own-domain',
        description:
          'Register a domain, your address on the web, in your own or your firm’s name, with renewal switched to automatic.',
        howToVerify:
          'The registrar shows you as the holder, renewal and transfer lock as on; with and without www the address opens over https.',
        priority: 'must-have',
        alternatives: ['Cloudflare Registrar', 'Porkbun', 'Namecheap'],
      },
      {
        id: 'brand-first-words',
        description:
          'Take your project’s mockup, and rewrite headline, second line and button in words that your first users use.',
        howToVerify:
          'Ten people see the top of the page for five seconds; eight of them say rightly what they would get by pressing the button.',
        priority: 'nice-to-have',
      },
      {
        id: 'brand-plain-logo',
        description:
          'Make a plain mark that works in one colour, and export it as SVG, app icon and favicon, the picture on a browser tab.',
        howToVerify:
          'At 16 pixels, on light and on dark, three people pick it out among ten tabs, and you hold the rights to its drawing and lettering.',
        priority: 'nice-to-have',
        alternatives: ['Figma', 'Canva', 'Penpot', 'The name set in one well-made typeface'],
      },
      {
        id: 'brand-colours-and-type',
        description:
          'Choose one strong colour, a few quiet ones and at most two typefaces whose licence allows the web and your app.',
        howToVerify:
          'One page holds colour codes, typefaces and licences; from it alone somebody else made a picture that looks as if it came from you.',
        priority: 'nice-to-have',
        alternatives: ['Coolors', 'Realtime Colors', 'Google Fonts', 'Fontshare'],
      },
      {
        id: 'brand-voice-rules',
        description:
          'Write three rules for how the product speaks, each with a good and a bad sentence, and give them to every AI you use.',
        howToVerify:
          'A mail, an error message and a post written by different tools go to a friend, who takes all three for the work of one person.',
        priority: 'nice-to-have',
      },
    ],
  },
];
