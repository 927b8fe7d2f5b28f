import type { ContactMessageInput } from './contact-message.schema.ts';
import type { EnquiryInput } from './enquiry.schema.ts';
import type { FeedbackInput } from './feedback.schema.ts';
import { nationalNumberOf } from './phone-number.ts';
import type { StoneLine } from './shortlist-line.shared.ts';
import type { Submission } from './submissions.repository.ts';

/** From the forms' names to the columns'; numbers are kept as they are dialled after the calling code. */
export function enquiryRecord(input: EnquiryInput, lines: readonly StoneLine[] = []): Submission {
  return {
    form: 'enquiry',
    record: {
      fullName: input.full_name,
      email: input.email,
      phone: nationalNumberOf({ number: input.phone, country: input.phone_country }),
      phoneCountry: input.phone_country,
      whatsappNumber: nationalNumberOf({ number: input.whatsapp_number, country: input.whatsapp_country }),
      whatsappCountry: input.whatsapp_country,
      city: input.city,
      product: input.product,
      quantity: input.quantity,
      ...campaignOf(input),
      sourcePage: input.source_page,
      formType: input.form_type,
      lines: JSON.stringify(lines),
    },
  };
}

export function contactRecord(input: ContactMessageInput, lines: readonly StoneLine[] = []): Submission {
  const hasPhone = input.phone !== '';
  return {
    form: 'contact',
    record: {
      name: input.name,
      email: input.email,
      phone: hasPhone ? nationalNumberOf({ number: input.phone, country: input.phone_country }) : '',
      phoneCountry: hasPhone ? input.phone_country : '',
      subject: input.subject,
      message: input.message,
      formType: input.form_type,
      sourcePage: input.source_page,
      product: input.product,
      ...campaignOf(input),
      lines: JSON.stringify(lines),
    },
  };
}

export function feedbackRecord(input: FeedbackInput): Submission {
  return {
    form: 'feedback',
    record: { rating: input.rating, feedback: input.feedback, sourcePage: input.source_page },
  };
}

type CampaignInput = Pick<EnquiryInput, 'utm_source' | 'utm_medium' | 'utm_campaign'>;

function campaignOf(input: CampaignInput) {
  return { utmSource: input.utm_source, utmMedium: input.utm_medium, utmCampaign: input.utm_campaign };
}
