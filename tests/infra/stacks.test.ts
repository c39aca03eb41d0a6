// The settings and the templates of both stages, synthesized once: cdk-nag over them, and by stack what it cannot check.
import './data.suite.ts';
import './scan.suite.ts';
import './tenant-role.suite.ts';
import './edge.suite.ts';
import './identity.suite.ts';
import './search.suite.ts';
import './functions.suite.ts';
import './api.suite.ts';
import './workflows.suite.ts';
import './web.suite.ts';
import './watch.suite.ts';
import './outline.suite.ts';
import './nag.suite.ts';
import './config.suite.ts';
