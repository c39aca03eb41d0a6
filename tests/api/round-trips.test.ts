// Every route answers with at most two table round trips, one of them the membership and everything the ids name.
import { describe, expect, it } from 'vitest';
import { ROUTE_NAMES, type RouteName } from '#shared/contract/contract.ts';
import { roundTrips } from '../helpers/route-round-trips.ts';

/** Where two are not enough, and why. */
const MORE: Partial<Record<RouteName, number>> = {
  // Nothing changes in one round trip what the next must see: the row, then its event stream, which is counted when it
  // opens and, behind the reply, when it ends.
  'research.ask': 5,
  // Tries are counted before questions are answered.
  'research.measure': 3,
  // The template of the organization's documents is a row of its own.
  'research.exportWord': 3,
  // Only the pictures of those on the page are read, and who that is follows from the list.
  'organisation.people': 3,
  'people.list': 3,
  'people.find': 3,
  'people.findInProject': 3,
  // Tries are counted before anything is looked up; then the person, the audit row with when they were last here, and the
  // try taken back of whoever knew the password.
  'account.memberSignIn': 4,
  // This one fails here: whose address it is, who that is, and the audit row.
  'account.adminSignIn': 5,
  // Who is behind an address must be known before an invitation is written.
  'organisation.invite': 3,
  'people.addMembers': 3,
  'people.addNewMembers': 3,
  // Whoever goes takes their places in workspaces along, which must be read first.
  'organisation.personStatus': 3,
  // What is made is counted for the person before it is made.
  'projects.create': 3,
  'projects.createFolder': 3,
  // How many there are is counted before one is added.
  'organisation.addTag': 3,
  // And what is stored must be known before bytes are sent.
  'files.startUpload': 4,
  // Who has a name must be known before a file or a folder takes it.
  'files.upload': 4,
  'files.uploadAttachment': 4,
  'spreadsheets.upload': 4,
  // The same, behind the count of what is uploaded in an hour.
  'sources.addFiling': 5,
  'folders.create': 4,
  'files.update': 3,
  // What is in the bin, then for each file which folders are there, who has the name, the hints and the change.
  'files.restore': 6,
  // The bin is read, then what is taken out of it.
  'files.erase': 3,
  'projects.restore': 3,
  'projects.erase': 3,
  'folders.update': 3,
  // How many drives a workspace follows must be known before another consent is asked for.
  'drives.connect': 3,
  // Who answers is found by the list, and what a row rests on by the row.
  'checklists.rows': 3,
  'checklists.list': 3,
  // The list is read again from its file: how such lists were corrected is known by what is in it.
  'checklists.create': 4,
  // Rows are carried over: read, written anew, the earlier ones erased.
  'checklists.read': 7,
  // A row's key follows from its list.
  'checklists.edit': 3,
  'checklists.editRows': 3,
  'checklists.request': 3,
  // What a person was asked is in the rows, list by list.
  'checklists.requests': 3,
  'checklists.download': 3,
  // Which rows are open must be known before their credits are reserved.
  'checklists.run': 3,
  // How many answers stay behind follows from the rows and the files.
  'checklists.share': 3,
  // A change of what people wrote names the version that it was made from; reading it tells the version that counts.
  'runs.edit': 3,
  'runs.deleteComment': 3,
  // This one fails here: what is there now is read for the reply.
  'runs.resetEdit': 4,
  // What people wrote is beside the report, and opening it is noted.
  'runs.report': 3,
  'runs.changeComment': 3,
  // What people wrote decides which document it is; then its export is noted.
  'runs.download': 3,
  'runs.wordDownload': 3,
  // The log has its row for a session that is not there, too.
  'account.endSession': 3,
  // What entries are about is named by their ids.
  'organisation.audit': 3,
  'organisation.credits': 3,
  // The log is read, then the row about its export is written.
  'organisation.auditCsv': 3,
};

describe('table round trips', () => {
  it.each(ROUTE_NAMES)('of %s are few', async (name) => {
    expect(await roundTrips(name)).toBeLessThanOrEqual(MORE[name] ?? 2);
  });
});
