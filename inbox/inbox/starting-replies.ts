import type { SiteLanguages } from '#content/languages.ts';
import type { ReplyTemplate } from './reply-templates.shared.ts';

type Reply = Pick<ReplyTemplate, 'subject' | 'text'>;
type Replies = readonly [first: Reply, details: Reply, samples: Reply];

/** What the staff calls them. */
const names = ['First answer', 'Ask for details', 'Samples are on their way'] as const;

const english: Replies = [
  {
    subject: 'Your {kind}[: {product}][, {quantity}][, {city}]',
    text: 'Dear {name},\n\nThank you for your {kind}[ about {product}][, {quantity}][, for {city}].\n\n[You asked about:\n{stones}\n\n]{me}\n{company}',
  },
  {
    subject: 'Your {kind}[: {product}] ({reference})',
    text: 'Dear {name},\n\nThank you for your {kind}[ about {product}]. To answer it well we need to know the thickness and finish you have in mind, the area, and when the stone is to be on site.\n\n{me}\n{company}',
  },
  {
    subject: 'Samples for you[: {product}] ({reference})',
    text: 'Dear {name},\n\nYour samples[ of {product}] leave us today. Please look at them by daylight, dry and wet, and tell us which you would like to see as a slab.\n\n{me}\n{company}',
  },
];

/** By the language, whatever the region. Where what was sent is masculine or feminine, the kind stands by itself. */
const replies = new Map<string, Replies>([
  ['en', english],
  [
    'de',
    [
      {
        subject: 'Ihre {kind}[: {product}][, {quantity}][, {city}]',
        text: 'Guten Tag {name},\n\nvielen Dank für Ihre {kind}[ zu {product}][, {quantity}][, für {city}].\n\n[Sie haben gefragt nach:\n{stones}\n\n]Mit freundlichen Grüßen\n{me}\n{company}',
      },
      {
        subject: 'Ihre {kind}[: {product}] ({reference})',
        text: 'Guten Tag {name},\n\nvielen Dank für Ihre {kind}[ zu {product}]. Damit wir Ihnen ein gutes Angebot machen können, brauchen wir noch die gewünschte Stärke und Oberfläche, die Fläche und den Termin, zu dem der Stein auf der Baustelle sein soll.\n\nMit freundlichen Grüßen\n{me}\n{company}',
      },
      {
        subject: 'Muster für Sie[: {product}] ({reference})',
        text: 'Guten Tag {name},\n\nIhre Muster[ von {product}] gehen heute an Sie ab. Bitte sehen Sie sie bei Tageslicht an, trocken und nass, und sagen Sie uns, welchen Stein Sie als Rohplatte sehen möchten.\n\nMit freundlichen Grüßen\n{me}\n{company}',
      },
    ],
  ],
  [
    'fr',
    [
      {
        subject: 'Votre {kind}[ : {product}][, {quantity}][, {city}]',
        text: 'Bonjour {name},\n\nNous vous remercions de votre {kind}[ concernant {product}][, {quantity}][, pour {city}].\n\n[Votre sélection :\n{stones}\n\n]Cordialement,\n{me}\n{company}',
      },
      {
        subject: 'Votre {kind}[ : {product}] ({reference})',
        text: 'Bonjour {name},\n\nNous vous remercions de votre {kind}[ concernant {product}]. Pour y répondre au mieux, il nous faut l’épaisseur et la finition souhaitées, la surface, et la date à laquelle la pierre doit être sur le chantier.\n\nCordialement,\n{me}\n{company}',
      },
      {
        subject: 'Vos échantillons[ : {product}] ({reference})',
        text: 'Bonjour {name},\n\nVos échantillons[ de {product}] partent aujourd’hui. Regardez-les à la lumière du jour, secs et mouillés, et dites-nous lesquels vous aimeriez voir en tranche.\n\nCordialement,\n{me}\n{company}',
      },
    ],
  ],
  [
    'it',
    [
      {
        subject: 'La ringraziamo di averci scritto[: {product}][, {quantity}][, {city}]',
        text: 'Gentile {name},\n\nla ringraziamo di averci scritto ({kind}[: {product}][, {quantity}][, per {city}]).\n\n[Ci ha chiesto di:\n{stones}\n\n]Cordiali saluti\n{me}\n{company}',
      },
      {
        subject: 'Qualche dettaglio per risponderle[: {product}] ({reference})',
        text: 'Gentile {name},\n\nla ringraziamo di averci scritto ({kind}[: {product}]). Per risponderle bene ci servono lo spessore e la finitura desiderati, la superficie e la data in cui la pietra deve essere in cantiere.\n\nCordiali saluti\n{me}\n{company}',
      },
      {
        subject: 'I suoi campioni[: {product}] ({reference})',
        text: 'Gentile {name},\n\ni suoi campioni[ di {product}] partono oggi. La invitiamo a guardarli alla luce del giorno, asciutti e bagnati, e a dirci quali vorrebbe vedere in lastra.\n\nCordiali saluti\n{me}\n{company}',
      },
    ],
  ],
  [
    'es',
    [
      {
        subject: 'Su {kind}[: {product}][, {quantity}][, {city}]',
        text: 'Estimado/a {name}:\n\nLe agradecemos su {kind}[ sobre {product}][, {quantity}][, para {city}].\n\n[Nos preguntó por:\n{stones}\n\n]Un cordial saludo,\n{me}\n{company}',
      },
      {
        subject: 'Su {kind}[: {product}] ({reference})',
        text: 'Estimado/a {name}:\n\nLe agradecemos su {kind}[ sobre {product}]. Para responderle bien necesitamos saber el espesor y el acabado que desea, la superficie y la fecha en que la piedra debe estar en obra.\n\nUn cordial saludo,\n{me}\n{company}',
      },
      {
        subject: 'Sus muestras[: {product}] ({reference})',
        text: 'Estimado/a {name}:\n\nSus muestras[ de {product}] salen hoy. Mírelas a la luz del día, secas y mojadas, y díganos cuáles le gustaría ver en tabla.\n\nUn cordial saludo,\n{me}\n{company}',
      },
    ],
  ],
  [
    'pt',
    [
      {
        subject: 'Obrigado pelo seu contacto[: {product}][, {quantity}][, {city}]',
        text: 'Caro/a {name},\n\nAgradecemos o seu contacto ({kind}[: {product}][, {quantity}][, para {city}]).\n\n[Perguntou-nos por:\n{stones}\n\n]Com os melhores cumprimentos,\n{me}\n{company}',
      },
      {
        subject: 'Alguns detalhes para lhe responder[: {product}] ({reference})',
        text: 'Caro/a {name},\n\nAgradecemos o seu contacto ({kind}[: {product}]). Para lhe responder bem precisamos da espessura e do acabamento pretendidos, da área e da data em que a pedra deve estar em obra.\n\nCom os melhores cumprimentos,\n{me}\n{company}',
      },
      {
        subject: 'As suas amostras[: {product}] ({reference})',
        text: 'Caro/a {name},\n\nAs suas amostras[ de {product}] seguem hoje. Veja-as à luz do dia, secas e molhadas, e diga-nos quais gostaria de ver em chapa.\n\nCom os melhores cumprimentos,\n{me}\n{company}',
      },
    ],
  ],
  [
    'ar',
    [
      {
        subject: 'شكرًا لتواصلكم معنا[: {product}][، {quantity}][، {city}]',
        text: 'السلام عليكم {name}،\n\nشكرًا لتواصلكم معنا ({kind}[: {product}][، {quantity}][، {city}]).\n\n[سألتم عن:\n{stones}\n\n]مع أطيب التحيات\n{me}\n{company}',
      },
      {
        subject: 'تفاصيل نحتاجها للرد عليكم[: {product}] ({reference})',
        text: 'السلام عليكم {name}،\n\nشكرًا لتواصلكم معنا ({kind}[: {product}]). لنرد عليكم ردًّا وافيًا نحتاج إلى معرفة السماكة والتشطيب المطلوبين، والمساحة، وموعد وصول الحجر إلى الموقع.\n\nمع أطيب التحيات\n{me}\n{company}',
      },
      {
        subject: 'عيناتكم[: {product}] ({reference})',
        text: 'السلام عليكم {name}،\n\nتُرسل إليكم العينات اليوم[: {product}]. نرجو معاينتها في ضوء النهار، جافة ومبللة، وإخبارنا أيها تودون رؤيته لوحًا كاملًا.\n\nمع أطيب التحيات\n{me}\n{company}',
      },
    ],
  ],
  [
    'hi',
    [
      {
        subject: 'हमसे संपर्क करने के लिए धन्यवाद[: {product}][, {quantity}][, {city}]',
        text: 'नमस्ते {name},\n\nहमसे संपर्क करने के लिए धन्यवाद ({kind}[: {product}][, {quantity}][, {city}])।\n\n[आपने इनके बारे में पूछा है:\n{stones}\n\n]सादर,\n{me}\n{company}',
      },
      {
        subject: 'उत्तर देने के लिए कुछ जानकारी[: {product}] ({reference})',
        text: 'नमस्ते {name},\n\nहमसे संपर्क करने के लिए धन्यवाद ({kind}[: {product}])। सही उत्तर देने के लिए हमें बताइए कि आपको कितनी मोटाई और कौन-सी फ़िनिश चाहिए, क्षेत्रफल कितना है, और पत्थर साइट पर कब तक पहुँचना है।\n\nसादर,\n{me}\n{company}',
      },
      {
        subject: 'आपके नमूने[: {product}] ({reference})',
        text: 'नमस्ते {name},\n\nआपके नमूने आज भेजे जा रहे हैं[: {product}]। कृपया उन्हें दिन की रोशनी में, सूखा और गीला करके देखिए, और बताइए कि आप किसका पूरा स्लैब देखना चाहेंगे।\n\nसादर,\n{me}\n{company}',
      },
    ],
  ],
  [
    'zh',
    [
      {
        subject: '您的{kind}[：{product}][，{quantity}][，{city}]',
        text: '{name}，您好：\n\n感谢您的{kind}[（{product}）][，{quantity}][，用于{city}]。\n\n[您询问的石材：\n{stones}\n\n]{me}\n{company}',
      },
      {
        subject: '您的{kind}[：{product}]（{reference}）',
        text: '{name}，您好：\n\n感谢您的{kind}[（{product}）]。为了给您准确的答复，请告诉我们所需的厚度和表面处理、面积，以及石材到达工地的时间。\n\n{me}\n{company}',
      },
      {
        subject: '您的样品[：{product}]（{reference}）',
        text: '{name}，您好：\n\n您的样品[（{product}）]今天寄出。请在自然光下分别看干、湿两种状态，并告诉我们您想看哪一种的大板。\n\n{me}\n{company}',
      },
    ],
  ],
]);

/** What a site's replies begin with, in its languages as far as these have words for it; the staff changes them. */
export function startingReplies({ source, all }: Pick<SiteLanguages, 'source' | 'all'>): ReplyTemplate[] {
  const written = repliesIn(source) ?? english;
  const others = all.filter((tag) => tag !== source);
  return names.map((name, index) => {
    const translations = others.flatMap((language) => {
      const reply = repliesIn(language)?.[index];
      return reply ? [{ language, ...reply }] : [];
    });
    const texts = written[index] ?? english[0];
    return { name, channel: 'both', ...texts, ...(translations.length > 0 && { translations }) };
  });
}

function repliesIn(tag: string): Replies | undefined {
  return replies.get(new Intl.Locale(tag).language);
}
