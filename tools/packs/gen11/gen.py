import json,os,shutil
cat=json.load(open('/work/shared/rules/40k11e.json'))
P='/work/wt/edition/libs/packs/wh40k-11e'
shutil.rmtree(P+'/layers',ignore_errors=True)
def w(path,val):
    f=os.path.join(P,path); os.makedirs(os.path.dirname(f),exist_ok=True)
    json.dump(val,open(f,'w'),indent=2,ensure_ascii=False); open(f,'a').write('\n')
def cite(doc,section,decision=None):
    return {"document":doc,"section":section,**({"decision":decision} if decision else {})}
READ={'core-11e':'Not held here; as read by several readers of the paper and of the app.',
'uru-1.1':'Not held here; as one reader tells it.','ec-1.2':'Not held here; as two readers tell it.',
'deck-2026-27':'No card was seen; as several readers tell them.'}
head={"$schema":"../schema/pack.schema.json","id":"wh40k-11e","name":"Warhammer 40,000, 11th edition","stage":"playtest",
"documents":{**{d['id']:{"title":f"{d['title']}, {d['version']}","note":READ[d['id']]} for d in cat['documents'] if d['id'] in READ},
 "decisions":{"title":"Written-down decisions on what readers tell differently","note":"A11-01 to A11-56"}},
"sequence":{"rounds":5,"advancedBy":"anyone",
 "roundStart":[{"id":"round-start","name":"Start of round","phase":False}],
 "turn":[
  {"id":"turn-start","name":"Start of turn","phase":False},
  {"id":"command","name":"Command","phase":True,"steps":[
    {"id":"core-cp","name":"Core CP","stops":True,"usual":True},
    {"id":"battle-shock-step","name":"Battle-shock step"},
    {"id":"command-abilities","name":"Command abilities"},
    {"id":"command-end","name":"Command end","stops":True}]},
  {"id":"movement","name":"Movement","phase":True,"steps":[{"id":"moves","name":"Moves","usual":True},{"id":"movement-end","name":"Movement end"}]},
  {"id":"shooting","name":"Shooting","phase":True,"steps":[{"id":"shots","name":"Shots","usual":True},{"id":"shooting-end","name":"Shooting end"}]},
  {"id":"charge","name":"Charge","phase":True,"steps":[{"id":"charges","name":"Charges","usual":True},{"id":"charge-end","name":"Charge end"}]},
  {"id":"fight","name":"Fight","phase":True,"steps":[{"id":"pile-in","name":"Pile in"},{"id":"fights","name":"Fights","usual":True},{"id":"consolidate","name":"Consolidate"},{"id":"fight-end","name":"Fight end"}]},
  {"id":"turn-end","name":"End of turn","phase":False}],
 "roundEnd":[{"id":"round-end","name":"End of round","phase":False}],
 "battleEnd":[{"id":"battle-end","name":"End of battle","phase":False}]},
"economy":{"start":{"cp":0},
 "income":[{"id":"core-cp","resource":"cp","moment":{"at":"part-start","phase":"core-cp"},"to":"both","amount":1,"source":cite('core-11e','08.02','A11-31')}],
 "unnamedZeroCost":{"reduceBy":None,"source":cite('core-11e','15.01')},
 "liftsOnlyNamed":{"value":False,"source":cite('core-11e','15.01')}},
"score":{"categories":[{"id":"primary","name":"Primary mission"},{"id":"secondary","name":"Secondary missions"},{"id":"battle-ready","name":"Battle Ready"}],"source":cite('core-11e','07.01')},
"statuses":[{"id":"battle-shocked","name":"Battle-shocked","ends":{"phase":"battle-end-never","turnOf":"owner"},"source":cite('core-11e','01.07')}],
"actions":[
 {"id":"moved","name":"made a normal move","selects":"move"},{"id":"stationary","name":"remained stationary","selects":"move"},
 {"id":"advanced","name":"advanced","selects":"move"},{"id":"fell-back","name":"fell back","selects":"move"},
 {"id":"selected-to-shoot","name":"was selected to shoot","selects":"shoot"},{"id":"shot","name":"shot","selects":"shoot"},
 {"id":"charged","name":"made a charge move","selects":"charge"},{"id":"selected-to-fight","name":"was selected to fight","selects":"fight"},
 {"id":"fought","name":"fought","selects":"fight"},{"id":"ingress","name":"made its ingress move","places":"battlefield"},
 {"id":"embarked","name":"embarked","places":"embarked"},{"id":"disembarked","name":"disembarked","places":"battlefield"},
 {"id":"to-reserves","name":"went into strategic reserves","places":"strategic-reserves"}]}
head["statuses"][0]["ends"]["phase"]="turn-start"  # until a passed test ends it, see the plan (part 8)
w('pack.json',head)
E_='layers/edition-11e'; U='layers/universal-rules-updates-1-1'; V='layers/event-companion-1-2'
w(E_+'/layer.json',{"$schema":"../../../schema/layer.schema.json","kind":"edition","title":"11th edition core rules","date":"2026-06-01","source":cite('core-11e','01 to 25')})
w(U+'/layer.json',{"$schema":"../../../schema/layer.schema.json","kind":"errata","title":"Universal Rules Updates 1.1","date":"2026-08-26","source":cite('uru-1.1','whole document')})
w(V+'/layer.json',{"$schema":"../../../schema/layer.schema.json","kind":"event","title":"Event Companion 1.2 and the 2026-27 deck","date":"2026-08-26","source":cite('ec-1.2','steps 1 to 14')})
w('releases.json',[
 {"release":"2026-08","date":"2026-08-26","layers":["edition-11e","universal-rules-updates-1-1","event-companion-1-2"],"summary":"Core rules, Universal Rules Updates 1.1, Event Companion 1.2 with the 2026-27 deck."},
 {"release":"2026-08-core","date":"2026-08-26","layers":["edition-11e","universal-rules-updates-1-1"],"variant":True,"summary":"The same without the event layer: no cards, no limit on gains, no caps."}])
# --- rules
src15=cite('core-11e','15.01')
w(E_+'/rules/stratagems.json',{"$schema":"../../../../schema/rule.schema.json","id":"stratagems","name":"Using stratagems","kinds":["stratagem"],
 "limits":[{"times":1,"per":"phase","scope":"army","source":src15},
  {"times":1,"per":"phase","scope":"unit","of":"kind","code":"stratagem/unit-already-targeted-this-phase","source":cite('core-11e','15.01',"A11-23")}],
 "summary":"Each stratagem once a phase, and each own unit the target of one stratagem a phase, for each player.","source":src15})
w(E_+'/rules/battle-shock.json',{"$schema":"../../../../schema/rule.schema.json","id":"battle-shock","name":"Battle-shocked units and stratagems","kinds":["stratagem"],
 "conditions":{"not":{"record":"unit-has-status","unit":"target","status":"battle-shocked"},"code":"stratagem/unit-battle-shocked"},
 "summary":"A battle-shocked unit is no target of its own player's stratagems.","source":cite('core-11e','01.07',"A11-25")})
# --- stratagems
Q={}
def ask(id,asks,presumed="yes"):
    Q[id]={"id":id,"asks":asks,"presumed":presumed}; return {"attest":id}
def rec(name,**a): return {"record":name,**a}
ALIVE={"not":rec('unit-destroyed',unit='target'),"code":"stratagem/unit-destroyed"}
def kw(**a): return rec('unit-has-keywords',unit='target',**a)
def none(*k): return {"not":rec('unit-has-keywords',unit='target',any=list(k)),"code":"stratagem/excluded-keyword"}
def inside(phase,part,turn): return {**rec('clock-is',phases=[phase],turn=turn,inside=[part]),"code":"stratagem/wrong-step"}
tgt=lambda s:{"is":"own-unit","says":s}
enemy={"is":"enemy-unit","optional":True,"says":"the enemy unit"}
S={s['slug']:s for s in cat['stratagems']}
def strat(slug,phases,turn,conds,roles,summary,decision=None,**more):
    s=S[slug]
    w(f'{E_}/entries/core__{slug}.json',{"$schema":"../../../../schema/entry.schema.json","id":f"core/{slug}","name":s['name'],"kind":"stratagem","owner":"core","costs":{"cp":s['cost_cp']},
     "timing":{"phases":[{"phase":p,"turn":turn} for p in phases],"window":s['when']['window'],"trigger":s['when']['trigger']},"roles":roles,"conditions":{"all":[ALIVE,*conds]},**more,
     "summary":summary,"lasts":s['duration'],"source":cite('core-11e',s['section'],decision)})
PH=['command','movement','shooting','charge','fight']
strat('command-re-roll',PH,'either',[rec('roll-kind',roll='roll',**{"in":['advance-roll','charge-roll','damage-roll','hazard-roll','hit-roll','saving-throw','wound-roll','number-of-attacks-roll']}),ask('own-roll-just-made','Was this roll for {target} made just now?')],
 {"target":tgt("the unit, or the unit of the model, that rolled"),"roll":{"is":"roll","says":"the kind of roll"}},"That roll is made again: one die of several, a charge roll in full.","A11-24")
strat('epic-challenge',['fight'],'either',[kw(all=['CHARACTER']),{"not":rec('unit-acted',unit='target',acts=['fought'],per='phase'),"code":"stratagem/wrong-step"},ask('being-selected-to-fight','Is {target} being selected to fight now?')],
 {"target":tgt("the CHARACTER unit that is selected to fight")},"Melee weapons of one CHARACTER model gain PRECISION until the phase ends.","A11-36")
strat('insane-bravery',['command'],'own',[ask('battle-shock-roll-due','Is {target} about to make a battle-shock roll?')],{"target":tgt("the unit about to roll")},"Its battle-shock roll is passed without dice.","A11-25",
 limits=[{"times":1,"per":"battle","scope":"army","source":cite('core-11e','15.04')}])
strat('explosives',['shooting'],'own',[kw(any=['EXPLOSIVES','GRENADES']),{"not":rec('unit-acted',unit='target',selects=['shoot'],per='phase'),"code":"stratagem/unit-already-acted"},
 ask('unengaged-eligible-to-shoot','Is {target} unengaged, eligible to shoot, and did it not advance?'),ask('enemy-unengaged-visible-within-8','Is the enemy unit unengaged, visible and within 8 inches?')],
 {"target":tgt("the unit that throws"),"enemy":enemy},"Six dice against a near enemy unit; each 4+ is a mortal wound.","A11-34")
strat('crushing-impact',['charge'],'own',[kw(any=['MONSTER','VEHICLE']),ask('just-ended-charge-move','Has {target} just ended a charge move?'),ask('engaged-with-enemy','Is an enemy unit engaged with {target}?')],
 {"target":tgt("the unit that charged"),"enemy":enemy},"Dice equal to its Toughness: 5+ wounds the enemy, 1 itself, six each at most.","A11-33")
strat('rapid-ingress',['movement'],'opponent',[none('AIRCRAFT'),rec('unit-is-at',unit='target',**{"in":['reserves','strategic-reserves'],"code":"stratagem/unit-not-in-reserves"}),
 {**rec('clock-is',turn='either',fromRound=2),"code":"stratagem/wrong-round"},inside('movement','movement-end','opponent')],{"target":tgt("a unit in strategic reserves")},"The unit makes its ingress move now.",None,
 effects=[{"op":"place","unit":"target","location":"battlefield","acts":"ingress"}])
strat('fire-overwatch',['movement'],'opponent',[none('TITANIC'),inside('movement','movement-end','opponent'),ask('target-unengaged','Is {target} unengaged?'),ask('enemy-visible-within-24','Is the enemy unit visible and within 24 inches?')],
 {"target":tgt("the unit that shoots"),"enemy":enemy},"It shoots one enemy unit; only unmodified sixes hit.","A11-35")
strat('smokescreen',['shooting'],'opponent',[kw(all=['SMOKE']),inside('shooting','shooting','opponent')],{"target":tgt("the SMOKE unit")},"Attacks on it, or through it, meet the benefit of cover this phase.","A11-34")
GATE={"any":[{"not":rec('unit-has-keywords',unit='target',all=['VEHICLE'])},kw(any=['CHARACTER','WALKER'])],"code":"stratagem/excluded-keyword"}
HI=["core/heroic-intervention","core/heroic-intervention/into-the-fray"]
HIL=[{"times":1,"per":"phase","scope":"army","of":HI,"source":cite('core-11e','15.11',"A11-26")}]
end=[GATE,inside('charge','charge-end','opponent'),ask('target-unengaged','Is {target} unengaged?'),ask('enemy-within-12','Is an enemy unit within 12 inches of {target}?')]
strat('heroic-intervention',['charge'],'opponent',[*end,ask('targets-charged-this-phase','Did every unit that it charges make a charge move this phase?')],{"target":tgt("the unit that charges"),"enemy":enemy},"The unit charges enemies that charged this phase.","A11-26, A11-37",limits=HIL,aliases=["Leap to Defend"])
S['heroic-intervention__into-the-fray']={**S['heroic-intervention'],'name':'Heroic Intervention, Into the Fray','cost_cp':2}
strat('heroic-intervention__into-the-fray',['charge'],'opponent',[*end,ask('targets-within-6','Is every unit that it charges within 6 inches?')],{"target":tgt("the unit that charges"),"enemy":enemy},"The unit charges enemies within six inches, on a roll of six at most.","A11-26, A11-37",limits=HIL,aliases=["Into the Fray"])
f=f'{P}/{E_}/entries/core__heroic-intervention__into-the-fray.json'; t=open(f).read().replace('core/heroic-intervention__into-the-fray','core/heroic-intervention/into-the-fray'); open(f,'w').write(t)
strat('counteroffensive',['fight'],'opponent',[{"not":rec('unit-acted',unit='target',selects=['fight'],per='phase'),"code":"stratagem/unit-already-acted"},ask('eligible-to-fight','Is {target} eligible to fight?'),ask('enemy-just-resolved-attacks','Has an enemy unit just resolved its attacks?')],
 {"target":tgt("the unit that fights next"),"enemy":enemy},"The unit fights first and is the next to fight.")
w(E_+'/questions.json',sorted(Q.values(),key=lambda q:q['id']))
# --- errata
w(U+'/changes/economy.json',{"$schema":"../../../../schema/change.schema.json","replace":[
 {"at":"/economy/unnamedZeroCost","was":head['economy']['unnamedZeroCost'],"now":{"reduceBy":1,"source":cite('uru-1.1',"Modifying a Stratagem's CP Cost")}},
 {"at":"/economy/liftsOnlyNamed","was":head['economy']['liftsOnlyNamed'],"now":{"value":True,"source":cite('uru-1.1','Repeats and limits')}}],
 "why":"Free uses that name no stratagem take one off; lifted limits work only for named stratagems.","source":cite('uru-1.1','Stratagems')})
# --- event
mom=lambda id,name,step,turn,**m:{"id":id,"name":name,"step":step,"turn":turn,"source":cite('ec-1.2','step 6'),**m}
moments=[mom('own-command-end','end of your Command phase','command','own',part='command-end'),mom('own-turn-end','end of your turn','turn-end','own'),
 mom('opponent-turn-end',"end of the opponent's turn",'turn-end','opponent'),mom('either-turn-end','end of a turn','turn-end','either'),
 mom('last-round-end','end of the last round','round-end','either',who='second'),mom('battle-end','end of the battle','battle-end','either')]
cap=lambda n:[{"per":"battle-round","amount":n,"exempt":["battle-end"],"source":cite('ec-1.2','step 14','A11-13, A11-56')}]
score={"categories":[{"id":"primary","name":"Primary mission","cap":45,"caps":cap(15)},{"id":"secondary","name":"Secondary missions","cap":45,"caps":cap(15)},{"id":"battle-ready","name":"Battle Ready","cap":10}],"cap":100,"source":cite('ec-1.2','step 14')}
m=cat['matrix']['rows']
dealt=[{"choice":"force-disposition","cards":{f"disposition/{a}":{f"disposition/{b}":f"primary/{c}" for b,c in r.items()} for a,r in m.items()},"source":cite('ec-1.2','step 2')}]
w(V+'/changes/event-rules.json',{"$schema":"../../../../schema/change.schema.json","replace":[
 {"at":"/economy/gainCaps","was":None,"now":[{"resource":"cp","per":"battle-round","amount":1,"source":cite('ec-1.2','Generating Command Points','A11-29')}]},
 {"at":"/moments","was":None,"now":moments},{"at":"/dealt","was":None,"now":dealt},{"at":"/score","was":head['score'],"now":score}],
 "why":"Events cap gains and scores, and both players score by cards.","source":cite('ec-1.2','steps 2, 6, 14')})
def entry(kind,slug,name,summary,source,**more):
    id=f"{kind}/{slug}"
    w(f"{V}/entries/{id.replace('/','__')}.json",{"$schema":"../../../../schema/entry.schema.json","id":id,"name":name,"kind":kind,"owner":"core",**more,"summary":summary,"source":source})
for d in cat['force_dispositions']:
    entry('disposition',d['id'],d['name'],"What an army is made for; with that of the opponent it gives the primary card.",cite('ec-1.2','step 1','A11-49'))
entry('secondary-mode','fixed','Fixed missions',"Two cards, picked in secret, that stay all battle.",cite('ec-1.2','step 6'))
entry('secondary-mode','tactical','Tactical missions',"Two cards are drawn at the start of each own Command phase; unscored ones stay.",cite('ec-1.2','step 6','A11-05'),
 hand={"kind":"secondary","step":"command","due":2,"lapses":True,"category":"secondary","source":cite('ec-1.2','step 6','A11-05')})
w(V+'/choices.json',[
 {"id":"force-disposition","name":"Force disposition","of":"player","options":{"kind":"disposition"},"when":"before-battle","required":True,"summary":"One that a detachment of the army opens.","source":cite('ec-1.2','step 1','A11-49')},
 {"id":"secondary-mode","name":"Secondary missions","of":"player","options":{"kind":"secondary-mode"},"when":"before-battle","required":True,"summary":"Fixed or tactical.","source":cite('ec-1.2','step 6')}])
EQ={}
OF={'any':'objectives','own-home':'the own home objective','not-own-home':'objectives other than the own home','opponent-home':"the opponent's home objective",'not-home':'objectives that are no home','central':'central objectives','expansion':'expansion objectives','no-mans-land':"objectives in No Man's Land",'in-opponent-territory':"objectives in the opponent's territory",'tempting-target':'the tempting target'}
def words(n):
    k=n['word']; a={x:y for x,y in n.items() if x!='word'}
    extra=', '.join(f"{x.replace('_',' ')} {str(y).replace('-',' ').lower()}" for x,y in a.items() if x not in('of','min','max') )
    least=n.get('min'); most=n.get('max')
    num=f"at least {least}" if least is not None and most is None else f"exactly {least}" if least is not None and least==most else f"{least} to {most}" if least is not None else f"at most {most}" if most is not None else ''
    T={'controls':f"controls {num} of {OF.get(n.get('of'),'')}".replace('  ',' '),'controls-all':f"controls all {OF.get(n.get('of'),'')}",'controls-more':'controls more objectives than the opponent',
     'gained':f"controls {num} of {OF.get(n.get('of'),'')} that it did not control when the turn began",'out-killed':"destroyed more enemy units this turn than it lost in the opponent's turn before"}
    t=T.get(k) or f"{k.replace('-',' ')} {num}{' ('+extra+')' if extra else ''}"
    return ' '.join(t.split())
def slugof(n):
    return '-'.join([n['word']]+[f"{str(v).lower().replace('/','-').replace('_','-')}" for x,v in n.items() if x!='word'])
def cond(n):
    if 'any_of' in n: return {"any":[cond(x) for x in n['any_of']]}
    s=slugof(n); EQ[s]={"id":s,"asks":f"Is this so for the player who scores: {words(n)}?","presumed":"yes"}
    return {"attest":s}
def at(ms):
    out=[]
    for x in ms:
        if x['at']=='opponent-turn-end-or-round-5-end':
            out+= [{"moment":"opponent-turn-end","rounds":x['rounds']},{"moment":"last-round-end","rounds":[5]}]
        else: out.append({"moment":x['at'],"rounds":x['rounds']})
    return out
def award(a):
    o={"id":a['id'].split('/')[1],"at":at(a['moments']),"vp":a.get('vp',a.get('vp_per'))}
    if 'each' in a: o['each']={"says":words(a['each'])}
    n=[cond(x) for x in a.get('needs',[])]
    if n: o['when']=n[0] if len(n)==1 else {"all":n}
    if a.get('max') is not None and 'each' in a: o['most']=a['max']
    if a.get('group'): o['group']=a['group']
    if a.get('adds_to'): o['addsTo']=a['adds_to'].split('/')[1]
    if a.get('mode'): o['mode']='secondary-mode/'+a['mode']
    return o
def decs(x): return ', '.join(sorted({a['decision'] for a in x['awards'] if 'decision' in a})) or None
for p in cat['primaries']:
    entry('primary',p['slug'],p['name'],f"Primary card of {p['disposition'].replace('-',' ')} against {p['against'].replace('-',' ')}; its owner claims what it gives.",cite('deck-2026-27',p['name'],decs(p)),
      card={"category":"primary","awards":[award(a) for a in p['awards']]})
for s in cat['secondaries']:
    card={"category":"secondary","awards":[award(a) for a in s['awards']],"leaves":["secondary-mode/tactical"]}
    if 'fixed' in s['modes']: card["caps"]=[{"mode":"secondary-mode/fixed","amount":s['max_per_game'],"source":cite('ec-1.2','step 14')}]
    entry('secondary',s['slug'],s['name'],f"Secondary card, {' or '.join(s['modes'])}; its owner claims what it gives.",cite('deck-2026-27',s['name'],decs(s)),card=card)
w(V+'/questions.json',sorted(EQ.values(),key=lambda q:q['id']))
