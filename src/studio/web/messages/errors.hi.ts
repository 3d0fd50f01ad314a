/** What the service refuses, and why a run failed. Hindi. Readers are addressed as “आप”. */
import type { StudioRunFailureReason } from '../generated/operations.js';
import type { ErrorTexts } from './errors.en.js';

export const errors: ErrorTexts = {
  unauthenticated: 'साइन इन करें और फिर कोशिश करें।',
  session_expired: 'आपका सत्र समाप्त हो गया। फिर साइन इन करें।',
  account_required: 'आप यहाँ मेहमान के तौर पर हैं और इसके लिए खाता चाहिए। यह मुफ़्त है, और खेल आपके ही रहते हैं।',
  invalid_credentials: 'ईमेल पता या पासवर्ड ग़लत है। दोनों जाँचकर फिर कोशिश करें।',
  email_taken: 'इस ईमेल से खाता पहले से है। उसी से साइन इन करें।',
  studio_credits_insufficient: 'इसके लिए आपके पास पर्याप्त क्रेडिट नहीं हैं।',
  studio_run_not_found: 'खेल नहीं मिला, या आपके खाते में नहीं है।',
  thread_not_found: 'खेल नहीं मिला, या आपके खाते में नहीं है।',
  artifact_not_found: 'यह संस्करण अब नहीं है।',
  session_not_found: 'वह सत्र पहले ही समाप्त हो चुका है।',
  public_url_unavailable: 'यह पता लिया हुआ या आरक्षित है। दूसरा चुनें।',
  idempotency_in_progress: 'यह पहले से हो रहा है। एक सेकंड बाद कोशिश करें।',
  run_already_finished: 'यह समाप्त हो चुका है, रद्द नहीं हो सकता।',
  thread_at_work: 'इस खेल का एक संस्करण अभी बन रहा है। पूरा होने दें या रद्द करें, फिर खेल मिटाएँ।',
  payload_too_large: 'टेक्स्ट बहुत लंबा है। छोटा करें।',
  validation_failed: 'आपने जो भरा उसमें कुछ मान्य नहीं है। जाँचकर फिर कोशिश करें।',
  context_required: 'अभी कोई खेल नहीं है जिसे यह बदल सके।',
  prompt_refused: 'यह प्रॉम्प्ट सेवा के नियमों के विरुद्ध है। दूसरा खेल बताएँ; कोई क्रेडिट नहीं कटा।',
  text_refused: 'एक टेक्स्ट सेवा के नियमों के विरुद्ध है, इसलिए कुछ प्रकाशित नहीं हुआ। उसे बदलें और फिर कोशिश करें।',
  artifact_not_publishable: 'केवल पूरा और जाँच में सफल खेल प्रकाशित हो सकता है।',
  rate_limited: 'बहुत ज़्यादा अनुरोध हो गए। थोड़ा रुककर फिर कोशिश करें।',
  too_many_active_runs: 'आपके बहुत सारे खेल अभी बन रहे हैं। एक पूरा होने पर फिर कोशिश करें।',
  internal_error: 'हमारी ओर से कुछ गड़बड़ हुई। फिर कोशिश करें।',
  generation_queue_unavailable: 'अभी नए खेल नहीं लिए जा सकते। थोड़ी देर में कोशिश करें; कोई क्रेडिट नहीं कटा।',
  service_unavailable: 'सेवा अभी उपलब्ध नहीं है। थोड़ी देर में कोशिश करें।',
  artifact_damaged: 'इस खेल की फ़ाइल ख़राब है या नहीं मिली। बाद में कोशिश करें।',
};

export const failures: Readonly<Record<StudioRunFailureReason, string>> = {
  deadline_exceeded: 'बनाने में बहुत समय लगा।',
  internal: 'हमारी ओर से कुछ गड़बड़ हुई।',
  output_invalid: 'जो बना वह खेल नहीं था।',
  output_not_playable: 'खेल अंत तक नहीं खेला जा सका।',
  output_too_large: 'खेल तय सीमा से बड़ा हो गया।',
  output_unchanged: 'खेल वैसा ही रहता, इसलिए नया संस्करण नहीं बना।',
  parent_failed: 'जिस संस्करण से यह आगे बढ़ता, वह पूरा नहीं हुआ।',
  provider_rate_limited: 'जनरेटर पर बहुत बोझ था।',
  provider_timeout: 'जनरेटर ने उत्तर देने में बहुत समय लिया।',
  provider_unavailable: 'जनरेटर ने उत्तर नहीं दिया।',
  queue_expired: 'यह एक दिन से ज़्यादा कतार में रहा।',
  safety_input: 'प्रॉम्प्ट ऐसी चीज़ माँगता है जो यह सेवा नहीं बनाती।',
  worker_lost: 'बनाना तीन बार बीच में रुका।',
};

/** What is wrong with one field. */
export const fields = {
  required: 'यह ज़रूरी है।',
  too_long: 'यह बहुत लंबा है।',
  too_short: 'यह बहुत छोटा है।',
  invalid: 'यह मान्य नहीं है।',
  invalid_characters: 'इसमें ऐसे अक्षर हैं जिनकी अनुमति नहीं है।',
};
