# The worked examples, row by row, as scenario files.
import re,os
src=open('/work/shared/rules/40k11e-examples.md').read()
OUT='/work/wt/edition/libs/packs/wh40k-11e/scenarios/'
DISP={'Take and Hold':'take-and-hold','Purge the Foe':'purge-the-foe','Disruption':'disruption','Reconnaissance':'reconnaissance','Priority Assets':'priority-assets'}
def q(s): return "'"+s.replace("'","''")+"'"
def make(n,disp,mode,at,cp=(0,0),vp=None,title='',pre=(),cards=''):
    body=re.search(r'### X11-%s (.*?)\n(.*?)(?=\n### X11|\Z)'%n,src,re.S)
    rows=[ [c.strip() for c in l.strip('|').split('|')] for l in body.group(2).splitlines() if re.match(r'\| \d+ \|',l)]
    hdr=[c.strip() for l in body.group(2).splitlines() if l.startswith('| #') for c in l.strip('|').split('|')]
    o=[]
    o.append('# yaml-language-server: $schema=../../schema/scenario.schema.json')
    o.append(f"scenario: {q(title or body.group(1))}")
    o.append('pack: wh40k-11e'); o.append(f'source: X11-{n}')
    o.append('covers: [%s]'%', '.join(sorted(cov[n])))
    o.append("armies: { A: other, B: other }"); o.append('units: {}')
    o.append(f"choices: {{ force-disposition: {{ A: disposition/{disp[0]}, B: disposition/{disp[1]} }}, secondary-mode: {{ A: secondary-mode/{mode[0]}, B: secondary-mode/{mode[1]} }} }}")
    o.append('cases:'); o.append(f"  - case: as it is written"); 
    v='' if not vp else ', vp: { A: { %s }, B: { %s } }'%vp
    o.append(f"    start: {{ at: {at}, first: A, cp: {{ A: {cp[0]}, B: {cp[1]} }}{v}{cards} }}")
    o.append('    steps:')
    for p in pre: o.append('      - '+p)
    for r in rows:
        d=dict(zip(hdr,r)); act=d['action']; who=d['player']
        ex=[]
        if 'A pri' in d: ex.append(f"vp: {{ A: {int(d['A pri'])+int(d['A sec'])}, B: {int(d['B pri'])+int(d['B sec'])} }}")
        elif 'A sec' in d: ex.append(f"vp: {{ A: {d['A sec']}, B: {d['B sec']} }}")
        if 'CP A' in d: ex.append(f"cp: {{ A: {d['CP A']}, B: {d['CP B']} }}")
        ex=', '.join(ex)
        m=re.match(r'claims (.*)',act)
        if m:
            parts=re.findall(r'`([^`]+)`(?: x(\d+))?',m.group(1))
            said=' + '.join(a+(f' x{t}' if t else '') for a,t in parts)
            ans=''
            line=f"by: {who}, claims: {q(said)}"
            if d['verdict']=='rejected':
                if d['reason']=='CONDITION_NOT_MET': line+=', answers: { controls-more: no }'
                line+=f", then: refused, because: [{d['reason']}]"
            else:
                cut='' if d['lost to']=='-' else f", cut: {d['lost to']}"
                line+=f", then: accepted, lines: [{{ player: {who}, kind: score, declared: {d['asked']}, credited: {d['credited']}{cut} }}]"
            o.append(f"      - {{ {line}, {ex} }}")
        elif '->' in d['at']:
            to=d['at'].split('->')[1].strip()
            if n=='13' and to=='R4.A.end': o.append("      - { by: A, cards: Plunder }")
            o.append(f"      - {{ advance: {to}, {ex} }}")
        elif act.startswith('records: an') and 'gives 1 CP' in act:
            o.append(f"      - {{ by: {who}, gains: {{ cp: 1, for: an ability }}, {ex} }}")
        elif act.startswith('records: one') : o.append('')
        else: raise SystemExit((n,act))
    open(OUT+f'x11-{n}.yaml','w').write('\n'.join(o)+'\n')
cov={'01':[],'18':['secondary-mode/tactical','secondary/no-prisoners'],'19':['secondary/burden-of-trust','secondary/defend-stronghold'], '11':['primary/immovable-object','primary/unstoppable-force','disposition/take-and-hold','disposition/purge-the-foe'],'12':['primary/battlefield-dominance'],'13':['primary/outmanoeuvre','disposition/disruption'],'14':['primary/gather-intel','disposition/reconnaissance'],'15':['primary/meatgrinder']}
F=('fixed','fixed'); TF=('tactical','fixed')
make('11',('take-and-hold','purge-the-foe'),F,'R2.A.Command.end')
make('12',('take-and-hold','take-and-hold'),TF,'R2.A.Command.end',cards=', cards: { A: [Centre Ground] }')
make('13',('disruption','disruption'),TF,'R1.A.end')
make('14',('reconnaissance','reconnaissance'),F,'R5.A.Command.end',vp=('primary: 25, secondary: 20','primary: 12, secondary: 18'))
make('15',('purge-the-foe','purge-the-foe'),F,'R4.A.Command.end',vp=('primary: 10','primary: 10'))
