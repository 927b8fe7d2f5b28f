/**
 * Every column that can hold text and is not searched for a visitor, by its table, with the reason. Tables of entities,
 * which only the staff writes, and those whose rows are erased whole are in personal-columns.test.ts.
 */
type Reason = { reason: string; columns: string };

const content = 'What the company publishes, written by the staff';
const staff = 'Who of the staff did it, and when';
const program = 'The program’s own state; people write nothing into it';
const counted = 'Counted by day, of nobody; deleted by age';

export const columnsWithoutVisitors: Record<string, Reason> = {
  slab_holds: {
    reason: 'Customers whom the staff wrote down; gone with the slab',
    columns: 'customer note until created_at created_by ended_at outcome notice_at',
  },
  slab_stones: { reason: content, columns: 'name' },
  administrators: {
    reason: 'The staff, who have accounts: docs/privacy.md, "Staff"',
    columns: 'username username_folded password_hash created_at updated_at role language',
  },
  backup_notices: { reason: staff, columns: 'name dismissed_at dismissed_by' },
  backup_runs: {
    reason: program,
    columns: 'kind state started_at alive_at ended_at removed_at started_by place name sha256 reason proof',
  },
  bulk_actions: { reason: staff, columns: 'username created_at entity action records undone_at import_id' },
  campaign_counts: { reason: counted, columns: 'day source medium campaign' },
  demo_items: { reason: program, columns: 'kind key' },
  demo_removals: { reason: staff, columns: 'username created_at records documents' },
  event_counts: { reason: counted, columns: 'day kind page' },
  event_month_counts: { reason: counted, columns: 'kind month page' },
  first_steps: { reason: staff, columns: 'key username created_at' },
  generated_sitemap: { reason: program, columns: 'public_url xml generated_at' },
  import_columns: { reason: program, columns: 'entity header field' },
  import_jobs: { reason: program, columns: 'id state ending seen_at' },
  inbox_changes: {
    reason: 'Status, assignee and day of an item, changed by the staff; gone with the item',
    columns: 'action username created_at before after undone_at',
  },
  inbox_views: { reason: 'What one of the staff asks the inbox for', columns: 'name query' },
  invitations: {
    reason: 'Colleagues who were invited: docs/privacy.md, "Staff"',
    columns: 'token_hash role name email invited_by created_at expires_at accepted_at withdrawn_at',
  },
  job_runs: { reason: program, columns: 'name done_at holder held_until' },
  limits: { reason: 'Networks and fingerprints, for a day at most', columns: 'key' },
  log_chain: { reason: program, columns: 'head_hash anchor_hash' },
  log_entries: {
    reason: 'What the staff did; no entry holds what a visitor wrote (specification/log.md)',
    columns: 'created_at kind text entity device network hash search_text',
  },
  log_people: { reason: 'The staff; erased on the page of the log', columns: 'name salt mark' },
  mail_test: { reason: 'The company’s own mailbox', columns: 'recipient response sent_at sent_by' },
  media_files: {
    reason: content,
    columns: 'condition path mime sha256 preview alt original_name created_at search_text',
  },
  missing_paths: {
    reason: 'Addresses of pages that were asked for in vain, of nobody; the rarest go first',
    columns: 'path referrer first_at last_at ignored_at',
  },
  passkey_challenges: { reason: program, columns: 'challenge_hash purpose expires_at' },
  passkeys: {
    reason: 'The staff’s own keys',
    columns: 'id credential_id public_key transports name device created_at last_used_at',
  },
  picture_colours: { reason: program, columns: 'path colours' },
  picture_fetches: {
    reason: staff,
    columns: 'created_at due_at entity entries field former header import_id message path state url username',
  },
  preview_tickets: { reason: program, columns: 'token_hash entity expires_at' },
  product_colours: { reason: program, columns: 'family colours' },
  recovery_codes: { reason: program, columns: 'code_hash created_at' },
  redirect_actions: { reason: staff, columns: 'username created_at changes undone_at' },
  redirects: { reason: content, columns: 'source target username created_at updated_at last_hit_at' },
  refusals: {
    reason: 'What browsers refused, of nobody; 30 days',
    columns: 'page directive source first_at last_at',
  },
  reply_templates: {
    reason: 'What answers begin with, written by the staff',
    columns: 'templates updated_at updated_by',
  },
  retired_paths: { reason: program, columns: 'path deleted_at' },
  revisions: { reason: content, columns: 'username created_at entity action record' },
  schedule_delays: { reason: program, columns: 'entity action due_at done_at' },
  search_counts: {
    reason: 'Words that were searched for, counted by day, of nobody; 24 months',
    columns: 'day place query outcome',
  },
  second_factor_rule: {
    reason: staff,
    columns: 'scope from_day holds_from changed_at changed_by',
  },
  sessions: {
    reason: 'Where the staff is signed in',
    columns: 'token_hash created_at last_used_at expires_at id device method network confirmed_at',
  },
  site_previews: { reason: program, columns: 'token_hash session_token_hash expires_at' },
  sign_in_tickets: { reason: program, columns: 'ticket_hash expires_at' },
  site_documents: {
    reason: content,
    columns: 'key value updated_at updated_by published_at draft draft_by draft_at',
  },
  sitemap_files: { reason: program, columns: 'xml' },
  slug_history: { reason: content, columns: 'entity slug created_at' },
  storage_probe: { reason: program, columns: 'filler' },
  submission_keys: { reason: 'Fingerprints of what was sent, for a minute', columns: 'key created_at' },
  time_codes: { reason: program, columns: 'secret confirmed_at pending_secret pending_at' },
  top_level_slugs: { reason: content, columns: 'slug entity' },
  translated_slugs: { reason: content, columns: 'space slug language kind subject' },
  translated_texts: { reason: content, columns: 'field text source' },
  translations: { reason: content, columns: 'kind subject language status updated_at updated_by' },
  upload_holds: { reason: program, columns: 'id held_until' },
  upload_uses: { reason: content, columns: 'kind key field path origin name' },
};
