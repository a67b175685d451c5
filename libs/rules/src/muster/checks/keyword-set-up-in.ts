import { hasKeyword } from '../../pack/name.js';
import { textArg, textsArg, type DeploymentCheck } from './check.js';

export const keywordSetUpIn: DeploymentCheck = {
  name: 'keyword-set-up-in',
  of: 'deployment',
  says: 'Every unit with this keyword stands in one of these places.',
  args: {
    keyword: { type: 'string', says: 'The keyword.' },
    in: { type: 'strings', says: 'Places such as reserves.' },
  },
  test(units, args) {
    const [keyword, places] = [textArg(args, 'keyword'), textsArg(args, 'in')];
    return units
      .filter((unit) => hasKeyword(unit.keywords, keyword) && !places.includes(unit.location))
      .map(({ id, name, location }) => ({
        says: `${name} (${id}) is ${keyword} and starts in ${places.join(' or ')}, not in ${location}.`,
        facts: { unit: id, keyword, at: location, places },
      }));
  },
};
