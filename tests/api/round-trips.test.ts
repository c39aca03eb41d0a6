// Every route answers with at most two table round trips, one of them for the membership and everything that the ids
// name.
import { describe, expect, it } from 'vitest';
import { ROUTE_NAMES, type RouteName } from '#shared/contract/contract.ts';
import { roundTrips } from '../helpers/route-round-trips.ts';

/** Routes that need more than two round trips, with the reasons. */
const MORE: Partial<Record<RouteName, number>> = {
  // The question's row must exist before its event stream, which is counted when it opens and, after the reply, when it
  // ends.
  'research.ask': 5,
  // Attempts are counted before questions are answered.
  'research.measure': 3,
  // The organization's Word template is a separate row.
  'research.exportWord': 3,
  // Only pictures of people on the page are read, and the list decides which people these are.
  'organisation.people': 3,
  'people.list': 3,
  'people.find': 3,
  'people.findInProject': 3,
  // Attempts are counted before anything is read; then the person, the audit row with the last activity, and the return
  // of the attempt for a right password.
  'account.memberSignIn': 4,
  // This call fails here: it reads the owner of the address and the account, and writes the audit row.
  'account.adminSignIn': 5,
  // The owner of an address must be known before an invitation is written.
  'organisation.invite': 3,
  'people.addMembers': 3,
  'people.addNewMembers': 3,
  // A member who leaves also leaves their workspaces, which must be read first.
  'organisation.personStatus': 3,
  // The creation is counted against the person's quota before it happens.
  'projects.create': 3,
  'projects.createFolder': 3,
  // Tags are counted before one is added.
  'organisation.addTag': 3,
  // The stored size must be known before bytes are sent.
  'files.startUpload': 4,
  // The owner of a name must be known before a file or folder takes it.
  'files.upload': 4,
  'files.uploadAttachment': 4,
  'spreadsheets.upload': 4,
  // As for an upload, after counting the uploads of the hour.
  'sources.addFiling': 5,
  'folders.create': 4,
  'files.update': 3,
  // Reads the bin, then for each file the folders, the owner of the name and the hints, then writes the change.
  'files.restore': 6,
  // The bin is read, then its entries are erased.
  'files.erase': 3,
  'projects.restore': 3,
  'projects.erase': 3,
  'folders.update': 3,
  // The number of followed drives must be known before another consent is requested.
  'drives.connect': 3,
  // The list names the people who answer, and a row the files it is based on.
  'checklists.rows': 3,
  'checklists.list': 3,
  // The list is read again from its file: its contents decide which earlier corrections apply.
  'checklists.create': 4,
  // Rows are carried over: read, written again, and the earlier ones erased.
  'checklists.read': 7,
  // A row's key depends on its list.
  'checklists.edit': 3,
  'checklists.editRows': 3,
  'checklists.request': 3,
  // A person's requests are stored in rows, list by list.
  'checklists.requests': 3,
  'checklists.download': 3,
  // The open rows must be known before their credits are reserved.
  'checklists.run': 3,
  // The number of withheld answers follows from the rows and the files.
  'checklists.share': 3,
  // An edit names the version it is based on; the current version must be read first.
  'runs.edit': 3,
  'runs.deleteComment': 3,
  // This call fails here: the current state is read for the reply.
  'runs.resetEdit': 4,
  // Edits are stored beside the report, and opening the report is recorded.
  'runs.report': 3,
  'runs.changeComment': 3,
  // Edits decide which document is meant; then its export is recorded.
  'runs.download': 3,
  'runs.wordDownload': 3,
  // A log row is written even for a session that does not exist.
  'account.endSession': 3,
  // Entries contain ids, whose names are read afterwards.
  'organisation.audit': 3,
  'organisation.credits': 3,
  // The log is read, then the row about its export is written.
  'organisation.auditCsv': 3,
};

describe('table round trips', () => {
  it.each(ROUTE_NAMES)('of %s do not exceed the limit', async (name) => {
    expect(await roundTrips(name)).toBeLessThanOrEqual(MORE[name] ?? 2);
  });
});
