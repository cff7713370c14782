package io.stardeck.stccg.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.stardeck.engine.json.FaultException;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A set is refused when it is loaded, with the path of every fault. */
class DataRulesTest {
  @Rule({
    "ST-DAT-01",
    "ST-DAT-03",
    "ST-DAT-10",
    "ST-DAT-11",
    "ST-DAT-12",
    "ST-DAT-14",
    "ST-DAT-15",
    "ST-DAT-17",
    "ST-DAT-18",
    "ST-REQ-09",
    "ST-EFF-08",
    "ST-EFF-17",
    "ST-EFF-18",
    "ST-EFF-27",
    "ST-EFF-29",
    "ST-EFF-31",
    "ST-EFF-39",
    "ST-EFF-41",
    "ST-EFF-43",
    "ST-EFF-51",
    "ST-INT-08"
  })
  @ParameterizedTest(name = "{1}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{'kind':'OUTPOST','id':'A!','affiliation':'KLINGON','shields':1}|cards[0].id",
        "{'kind':'OUTPOST','affiliation':'KLINGON','shields':-1}|cards[0].shields",
        "{'kind':'OUTPOST','affiliation':'BAJORAN','shields':1}|cards[0].affiliation",
        "{'kind':'OUTPOST','affiliation':'KLINGON'}|cards[0].shields",
        "{'kind':'SITE'}|cards[0].kind",
        "{'kind':'MISSION','missionType':'PLANET','span':-1,'points':1,'affiliations':['KLINGON'],"
            + "'requirements':[{'op':'SKILL','name':'Music'}]}|cards[0].span",
        "{'kind':'MISSION','missionType':'PLANET','span':1,'points':1,"
            + "'requirements':[{'op':'SKILL','name':'Music'}]}|cards[0].affiliations",
        "{'kind':'MISSION','missionType':'PLANET','span':1,'points':1,'affiliations':['NEUTRAL'],"
            + "'requirements':[{'op':'SKILL','name':'Music'}]}|cards[0].affiliations",
        "{'kind':'MISSION','missionType':'PLANET','span':1,'points':1,'affiliations':['KLINGON'],"
            + "'requirements':[]}|cards[0].requirements",
        "{'kind':'DILEMMA','dilemmaType':'PLANET'}|cards[0].always",
        "{'kind':'DILEMMA','dilemmaType':'PLANET','conditions':{'op':'SKILL','name':'Music','n':0}}"
            + "|cards[0].conditions.n",
        "{'kind':'DILEMMA','dilemmaType':'PLANET','conditions':{'op':'SKILL','name':'Music'},"
            + "'mover':{'range':1,'weapons':1,'shields':1}}|cards[0].mover",
        "{'kind':'DILEMMA','dilemmaType':'PLANET','conditions':{'op':'ANY','of':[]}}"
            + "|cards[0].conditions.of",
        "{'kind':'DILEMMA','dilemmaType':'PLANET','conditions':{'op':'ALL','of':["
            + "{'op':'CLASS','is':'MEDICAL'},{'op':'CLASS','is':'MEDICAL','n':2}]}}"
            + "|cards[0].conditions.of[1]",
        "{'kind':'DILEMMA','dilemmaType':'PLANET','conditions':{'op':'ALL','of':["
            + "{'op':'SKILL','name':'Honor'},{'op':'ALL','of':[{'op':'SKILL','name':'Youth'},"
            + "{'op':'SKILL','name':'Honor'}]}]}}|cards[0].conditions.of[1].of[1]",
        "{'kind':'DILEMMA','dilemmaType':'PLANET','always':[{'op':'SING'}]}|cards[0].always[0].op",
        "{'kind':'DILEMMA','dilemmaType':'PLANET','always':[{'op':'SET_ASIDE'}]}|cards[0].always[0]",
        "{'kind':'DILEMMA','dilemmaType':'PLANET','always':[{'op':'REPEAT','times':11,"
            + "'effects':[]}]}|cards[0].always[0].times",
        "{'kind':'DILEMMA','dilemmaType':'PLANET','after':'ATTACH_GROUP','countdown':0}"
            + "|cards[0].countdown",
        "{'kind':'DILEMMA','dilemmaType':'PLANET','always':[{'op':'DESTROY_SHIP'}],"
            + "'atZero':[{'op':'DESTROY_SHIP'}]}|cards[0].atZero",
        "{'kind':'ARTIFACT','use':'EVENT'}|cards[0].event",
        "{'kind':'ARTIFACT','use':'INTERRUPT'}|cards[0].interrupt",
        "{'kind':'ARTIFACT','use':'PERSONNEL'}|cards[0].use",
        "{'kind':'ARTIFACT','use':'SHIP'}|cards[0].use",
        "{'kind':'DILEMMA','dilemmaType':'PLANET','countdown':1,'after':'ATTACH_PERSONNEL'}"
            + "|cards[0].after",
        "{'kind':'EVENT','event':{'place':'PERSONNEL'}}|cards[0].event.place",
        "{'kind':'EVENT','event':{'place':'SHIP'}}|cards[0].event.targets",
        "{'kind':'EVENT','event':{'place':'SHIP','targets':[{'whose':'ANY','kind':'SHIP'},"
            + "{'whose':'ANY','kind':'OUTPOST'}]}}"
            + "|cards[0].event.targets[1]",
        "{'kind':'EVENT','event':{'place':'PLAYER','targets':[{'whose':'ANY','kind':'SHIP'}]}}"
            + "|cards[0].event.targets[0]",
        "{'kind':'EVENT','event':{'place':'SPACELINE_BETWEEN','targets':[{'whose':'ANY','kind':'MISSION'}]}}"
            + "|cards[0].event.targets[0]",
        "{'kind':'EVENT','event':{'place':'BORDER_BETWEEN','targets':[{'whose':'ANY','kind':'MISSION'}]}}"
            + "|cards[0].event.targets[0]",
        "{'kind':'EVENT','event':{'place':'MISSION','targets':[{'whose':'ANY','kind':'BORDER'}]}}"
            + "|cards[0].event.targets[0]",
        "{'kind':'EVENT','event':{'place':'PLANET','targets':[{'whose':'ANY','kind':'MISSION'}]}}"
            + "|cards[0].event.targets[0]",
        "{'kind':'EVENT','event':{'place':'OUTPOST','targets':[{'whose':'ANY','kind':'SHIP'}]}}"
            + "|cards[0].event.targets[0]",
        "{'kind':'EVENT','event':{'place':'NONE','effects':[{'op':'DISABLE','of':{}}]}}"
            + "|cards[0].event.effects[0]",
        "{'kind':'INTERRUPT','interrupt':{'any':true,'effects':[{'op':'STOP','of':{},"
            + "'lasting':true}]}}|cards[0].interrupt.effects[0].lasting",
        "{'kind':'DILEMMA','dilemmaType':'PLANET','after':'ATTACH_SHIP','always':[{'op':'STOP',"
            + "'of':{},'ship':true,'lasting':true}]}|cards[0].always[0].ship",
        "{'kind':'INTERRUPT','interrupt':{'any':true,'effects':[{'op':'HOLD','of':{}}]}}"
            + "|cards[0].interrupt.effects[0]",
        "{'kind':'DILEMMA','dilemmaType':'PLANET','always':[{'op':'REPEAT','times':2,"
            + "'effects':[{'op':'SPLIT'}]}]}|cards[0].always[0].effects[0]",
        "{'kind':'ARTIFACT','use':'AT_ONCE','effects':[{'op':'HOLD','of':{}}]}"
            + "|cards[0].effects[0]",
        "{'kind':'EVENT','event':{'place':'NONE','effects':[{'op':'SUBTURN'}]}}"
            + "|cards[0].event.effects[0]",
        "{'kind':'DILEMMA','dilemmaType':'PLANET','after':'ATTACH_GROUP','countdown':1,"
            + "'atZero':[{'op':'SUBTURN'}]}|cards[0].atZero[0]",
        "{'kind':'DILEMMA','dilemmaType':'PLANET','always':[{'op':'RELOCATE','to':'ANYWHERE',"
            + "'of':{'from':'IN_PLAY'},'otherwise':[]}]}|cards[0].always[0].of.from",
        "{'kind':'EVENT','event':{'place':'NONE','targets':[{'whose':'ANY','kind':'LOCATION'}],"
            + "'effects':[{'op':'ADD_SEED_CARD'}]}}|cards[0].event.effects[0]",
        "{'kind':'DILEMMA','dilemmaType':'PLANET','always':[{'op':'ADD_SEED_CARD'}]}"
            + "|cards[0].always[0]",
        "{'kind':'DILEMMA','dilemmaType':'PLANET','always':[{'op':'KILL','of':{"
            + "'highest':'CUNNING','lowest':'CUNNING'}}]}|cards[0].always[0].of",
        "{'kind':'DILEMMA','dilemmaType':'PLANET','always':[{'op':'STOP','of':{"
            + "'by':'OPPONENT','lowest':'CUNNING'}}]}|cards[0].always[0].of",
        "{'kind':'EVENT','event':{'place':'NONE','effects':[{'op':'RELOCATE_MISSION',"
            + "'to':'LEFT'}]}}|cards[0].event.effects[0].n",
        "{'kind':'EVENT','event':{'place':'NONE','effects':[{'op':'RELOCATE_MISSION',"
            + "'to':'END','n':1}]}}|cards[0].event.effects[0].n",
        "{'kind':'EVENT','event':{'place':'NONE','effects':[{'op':'REVEAL','at':'HAND','n':2}]}}"
            + "|cards[0].event.effects[0].n",
        "{'kind':'EVENT','event':{'place':'NONE','effects':[{'op':'RELOCATE','of':{},"
            + "'otherwise':[]}]}}|cards[0].event.effects[0].to",
        "{'kind':'EVENT','event':{'place':'NONE','effects':[{'op':'RELOCATE','of':{},"
            + "'shift':'LEFT','otherwise':[]}]}}|cards[0].event.effects[0].n",
        "{'kind':'EVENT','event':{'place':'NONE','countdown':2}}|cards[0].event.countdown",
        "{'kind':'INTERRUPT','interrupt':{'any':true,'cure':{'op':'MISSION_SOLVED'}}}"
            + "|cards[0].interrupt.cure",
        "{'kind':'EQUIPMENT','triggers':[{'at':'START_OF_TURN','of':'OWN','full':false,"
            + "'effects':[]}]}|cards[0].triggers",
        "{'kind':'EVENT','event':{'place':'NONE','effects':[{'op':'IMPOSE','until':'TURN',"
            + "'turns':2,'what':{'op':'WRAP'}}]}}|cards[0].event.effects[0].turns",
        "{'kind':'EVENT','event':{'place':'NONE','effects':[{'op':'IMPOSE','until':'GAME',"
            + "'of':{},'what':{'op':'NO_BEAM','on':'HELD'}}]}}|cards[0].event.effects[0].until",
        "{'kind':'EVENT','event':{'place':'TABLE','standing':[{'op':'REPAIR_TIME','by':1,"
            + "'on':'HELD'}]}}|cards[0].event.standing[0].on",
        "{'kind':'EVENT','event':{'place':'TABLE','standing':[{'op':'REPAIR_TIME','by':-1001,"
            + "'on':'OWN'}]}}|cards[0].event.standing[0].by",
        "{'kind':'EVENT','event':{'place':'NONE','effects':[{'op':'SURVIVE'}]}}"
            + "|cards[0].event.effects[0]",
        "{'kind':'EVENT','event':{'place':'NONE','effects':[{'op':'IMPOSE','until':'TURN',"
            + "'what':{'op':'NO_BEAM','on':'HELD'}}]}}|cards[0].event.effects[0].what.on",
        "{'kind':'EVENT','event':{'place':'TABLE','standing':[{'op':'PREVENT','what':'PLAY',"
            + "'on':'SHIP'}]}}|cards[0].event.standing[0].on",
        "{'kind':'EVENT','event':{'place':'TABLE','standing':[{'op':'PREVENT','what':'MOVE',"
            + "'on':'OUTPOST'}]}}|cards[0].event.standing[0].on",
        "{'kind':'EVENT','event':{'place':'TABLE','standing':[{'op':'PREVENT','what':'BEAM',"
            + "'on':'OWN','except':['124']}]}}|cards[0].event.standing[0]",
        "{'kind':'EVENT','event':{'place':'TABLE','triggers':[{'at':'ON_EVENT','of':'OWN',"
            + "'full':false,'effects':[]}]}}|cards[0].event.triggers[0].event",
        "{'kind':'EVENT','event':{'place':'TABLE','triggers':[{'at':'START_OF_TURN','of':'OWN',"
            + "'event':{'window':'BATTLE'},'full':false,'effects':[]}]}}"
            + "|cards[0].event.triggers[0].event",
        "{'kind':'EVENT','event':{'place':'TABLE','triggers':[{'at':'ON_EVENT','of':'OWN',"
            + "'event':{'window':'TURN_END'},'full':false,'effects':[]}]}}"
            + "|cards[0].event.triggers[0].event.window",
        "{'kind':'EVENT','event':{'place':'TABLE','triggers':[{'at':'ON_EVENT','of':'OWN',"
            + "'event':{'window':'BATTLE'},'full':false,'effects':[{'op':'BATTLE_AGAIN',"
            + "'filter':{'op':'KIND','is':'PERSONNEL'},'strength':2}]}]}}"
            + "|cards[0].event.triggers[0].effects",
        "{'kind':'EVENT','event':{'place':'TABLE','standing':[{'op':'NO_BEAM','on':'GROUP'}]}}"
            + "|cards[0].event.standing[0].on",
        "{'kind':'EVENT','event':{'place':'NONE','effects':[{'op':'RELOCATE_SHIP',"
            + "'shift':'LEFT'}]}}|cards[0].event.effects[0].n",
        "{'kind':'EVENT','event':{'place':'NONE','effects':[{'op':'RELOCATE_SHIP','n':2,"
            + "'to':'ANYWHERE'}]}}|cards[0].event.effects[0].n",
        "{'kind':'EVENT','event':{'place':'NONE','effects':[{'op':'RELOCATE_SHIP',"
            + "'to':'OWN_SHIP_HERE'}]}}|cards[0].event.effects[0].to",
        "{'kind':'EVENT','event':{'place':'NONE','effects':[{'op':'RELOCATE_SHIP',"
            + "'to':'UP_OR_DOWN'}]}}|cards[0].event.effects[0].to",
        "{'kind':'EVENT','event':{'place':'NONE','effects':[{'op':'RELOCATE_SHIP','shift':'END',"
            + "'to':'ANYWHERE'}]}}|cards[0].event.effects[0].shift",
        "{'kind':'EVENT','event':{'place':'NONE','effects':[{'op':'TAKE_CONTROL',"
            + "'until':'TURN','turns':2}]}}|cards[0].event.effects[0].turns",
        "{'kind':'EVENT','event':{'place':'NONE','effects':[{'op':'TAKE_CONTROL',"
            + "'until':'GAME','equipment':1,'of':{}}]}}|cards[0].event.effects[0].equipment",
        "{'kind':'EVENT','event':{'place':'NONE','effects':[{'op':'TAKE_CONTROL',"
            + "'until':'GAME','equipment':0}]}}|cards[0].event.effects[0].equipment",
        "{'kind':'EVENT','event':{'place':'TABLE','standing':[{'op':'REVEAL','at':'HAND'}]}}"
            + "|cards[0].event.standing[0].at",
        "{'kind':'EVENT','event':{'place':'SHIP','targets':[{'whose':'ANY','kind':'SHIP'}],'standing':["
            + "{'op':'LOOK','at':'DECK'}]}}|cards[0].event.standing[0].at",
        "{'kind':'EVENT','event':{'place':'MISSION','targets':[{'whose':'ANY','kind':'MISSION'}],'standing':["
            + "{'op':'LOOK','at':'CREW'}]}}|cards[0].event.standing[0].at",
        "{'kind':'DILEMMA','dilemmaType':'PLANET','after':'ATTACH_SHIP','standing':["
            + "{'op':'LOOK','at':'SEEDS'}]}|cards[0].standing[0].at",
        "{'kind':'DILEMMA','dilemmaType':'PLANET','after':'ATTACH_GROUP','standing':["
            + "{'op':'LOOK','at':'TEAM'}]}|cards[0].standing[0].at",
        "{'kind':'EVENT','event':{'place':'NONE','effects':[{'op':'IMPOSE','until':'TURN',"
            + "'what':{'op':'REVEAL','at':'HAND'}}]}}|cards[0].event.effects[0].what",
        "{'kind':'EVENT','event':{'place':'NONE','effects':[{'op':'LOOK','at':'DECK','n':0}]}}"
            + "|cards[0].event.effects[0].n",
        "{'kind':'EVENT','event':{'place':'NONE','effects':[{'op':'IMPOSE','until':'TURN',"
            + "'what':{'op':'SHOW_HANDS'}}]}}|cards[0].event.effects[0].what",
        "{'kind':'EVENT','event':{'place':'TABLE','span':2}}|cards[0].event.span",
        "{'kind':'EVENT','event':{'place':'TABLE','standing':[{'op':'ALLOW','rule':'ST-WIN-01',"
            + "'on':'OWN'}]}}|cards[0].event.standing[0].rule",
        "{'kind':'EVENT','event':{'place':'TABLE','standing':[{'op':'ALLOW','rule':'ST-BEA-05',"
            + "'on':'OWN'}]}}|cards[0].event.standing[0].rule",
        "{'kind':'EVENT','event':{'place':'TABLE','standing':[{'op':'ALLOW','rule':'ST-OUT-02',"
            + "'on':'OWN'}]}}|cards[0].event.standing[0].rule",
        "{'kind':'INTERRUPT','interrupt':{}}|cards[0].interrupt.windows",
        "{'kind':'INTERRUPT','interrupt':{'any':true,'copies':0}}|cards[0].interrupt.copies",
        "{'kind':'INTERRUPT','interrupt':{'any':true,'stack':true}}|cards[0].interrupt.stack",
        "{'kind':'INTERRUPT','interrupt':{'any':true,'effects':[{'op':'BOARD','doubles':false}]}}"
            + "|cards[0].interrupt.stack",
        "{'kind':'EVENT','event':{'place':'TABLE','effects':[{'op':'BOARD','doubles':false}]}}"
            + "|cards[0].event.effects[0]",
        "{'kind':'DILEMMA','dilemmaType':'DUAL','always':[{'op':'DISCARD_SELF'}]}"
            + "|cards[0].always[0]",
        "{'kind':'INTERRUPT','interrupt':{'any':true,'targets':[{'cards':['108'],'kind':'ANNOUNCED'}],"
            + "'effects':[{'op':'NULLIFY'},{'op':'REPEAT','times':2,'effects':[{'op':'NULLIFY'}]}]}}"
            + "|cards[0].interrupt.effects[1]",
        "{'kind':'SHIP','affiliation':'KLINGON','range':1,'weapons':-1,'shields':1,"
            + "'staffing':{'command':0,'staff':0}}|cards[0].weapons",
        "{'kind':'SHIP','affiliation':'KLINGON','range':1,'weapons':1,'shields':1,"
            + "'staffing':{'command':-1,'staff':0}}|cards[0].staffing",
        "{'kind':'PERSONNEL','affiliation':'KLINGON','classification':'OFFICER','integrity':1,"
            + "'cunning':1,'strength':-1}|cards[0].strength",
        "{'kind':'PERSONNEL','affiliation':'KLINGON','classification':'OFFICER','integrity':1,"
            + "'cunning':1,'strength':1,'hologramIcon':'STAFF'}|cards[0].hologramIcon",
        "{'kind':'PERSONNEL','affiliation':'KLINGON','classification':'OFFICER','integrity':1,"
            + "'cunning':1,'strength':1,'skills':[{'halves':0,'name':'Music'}]}|cards[0].skills[0]",
      })
  void faultsAreToldWithTheirPath(String card, String path) {
    assertThat(faultsOf(card)).extracting("path").containsExactly(path);
  }

  @Rule("ST-DAT-01")
  @Test
  void twoCardsOfOneIdAreRefused() {
    String outpost = "{'kind':'OUTPOST','affiliation':'KLINGON','shields':1}";
    assertThat(faultsOf(outpost + "," + outpost.replace("'kind'", "'name':'Other','kind'")))
        .extracting("path")
        .containsExactly("cards[1].id");
  }

  @Rule("ST-DAT-01")
  @Test
  void cardsAndSetsAreNamedSoThatTheyCanBeTold() {
    String outpost = "{'id':'%s','name':'%s','kind':'OUTPOST','affiliation':'KLINGON','shields':1}";
    String two = outpost.formatted("x", "Base") + "," + outpost.formatted("y", "Base");
    assertThat(faultsOf(two)).extracting("path").containsExactly("cards[1].name");
    for (String name : new String[] {" ", "a".repeat(61)}) {
      assertThat(faultsOf(outpost.formatted("x", name)))
          .extracting("path")
          .containsExactly("cards[0].name");
    }
    String unnamed = set(outpost.formatted("x", "Base")).replace("\"test\"", "\"A Set\"");
    assertThat(catchThrowableOfType(FaultException.class, () -> CardSets.read(unnamed)).faults())
        .extracting("path")
        .containsExactly("id");
  }

  @Rule("ST-DAT-21")
  @Test
  void aRequirementMayNameACardThatIsNotInTheSet() {
    String card =
        "{'kind':'DILEMMA','dilemmaType':'PLANET','conditions':{'op':'PRESENT','card':'none'}}";
    assertThat(CardSets.read(set(card)).cards()).hasSize(1);
  }

  private static Iterable<?> faultsOf(String cards) {
    return catchThrowableOfType(FaultException.class, () -> CardSets.read(set(cards))).faults();
  }

  private static String set(String cards) {
    String named = cards.replace("{'kind'", "{'name':'Card','kind'");
    String complete = named.replace("{'name'", "{'rarity':'COMMON','name'");
    String withIds =
        complete.contains("'id'") ? complete : complete.replace("{'rarity'", "{'id':'x','rarity'");
    return ("{'id':'test','version':'1','cards':[" + withIds + "]}").replace('\'', '"');
  }
}
