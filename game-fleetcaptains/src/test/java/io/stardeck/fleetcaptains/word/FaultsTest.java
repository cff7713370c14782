package io.stardeck.fleetcaptains.word;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.stardeck.engine.Fault;
import io.stardeck.engine.json.FaultException;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.card.ComponentSets;
import io.stardeck.fleetcaptains.scene.Fixture;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A set that says what means nothing is refused, with the path of each fault. */
final class FaultsTest {
  private static final String CARD = "engine-improvements-1";

  private static List<String> faults(Fixture fixture) {
    try {
      ComponentSets.read(fixture.json());
      return List.of();
    } catch (FaultException found) {
      return found.faults().stream().map(Fault::path).toList();
    }
  }

  @Rule({"FC-CRD-02", "FC-D-93", "FC-CRD-05", "FC-CRD-01", "FC-I-06"})
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{'effects':[{'do':'MODIFY_TEST','side':'SELF','amount':1}]} | effects[0]",
        "{'effects':[{'do':'CANCEL_CARD'}]} | effects[0]",
        "{'effects':[{'do':'DRAW_COMMAND','amount':0}]} | effects[0].amount",
        "{'effects':[{'do':'DRAW_COMMAND','amount':100}]} | effects[0].amount",
        "{'effects':[{'do':'CAPTURE_CREW'}]} | effects[0]",
        "{'effects':[{'do':'REVEAL_TOKEN'}]} | effects[0]",
        "{'effects':[{'do':'TAKE_CARGO'}]} | effects[0]",
        "{'effects':[{'do':'MOVE_SHIP','to':'CHOSEN'}]} | effects[0]",
        "{'effects':[{'do':'PLACE_SYSTEM_TOKEN','amount':1}]} | effects[0]",
        "{'effects':[{'do':'ON_TARGET','target':0,'effects':[]}]} | effects[0]",
        "{'effects':[{'do':'IMPOSE','standing':{'does':'NO_EVASION'},'until':'THIS_TEST'}]}"
            + " | effects[0].until",
        "{'effects':[{'do':'CHOOSE','by':'SELF','options':[]}]} | effects[0].options",
        "{'effects':[{'do':'DISCARD_COMMAND','who':'OPPONENT','amount':1,'chooser':'OPPONENT'}]}"
            + " | effects[0].chooser",
        "{'standing':[{'does':'NO_EVASION'}]} | standing",
        "{'effects':[{'do':'CHOOSE','by':'SELF','options':[{'label':'','effects':[]},{'label':'',"
            + "'effects':[{'do':'DRAW_COMMAND','amount':0}]}]}]}"
            + " | effects[0].options[1].effects[0].amount",
        "{'asAction':true,'effects':[{'do':'TEST','system':'ENGINES','level':9,'together':false,"
            + "'onPass':[],'onFail':[{'do':'CANCEL_CARD'}]}]} | effects[0].onFail[0]",
        "{'effects':[{'do':'IF','when':{'is':'CLOAKED'},'then':[],'otherwise':[]}]}"
            + " | effects[0].when",
        "{'asAction':true,'effects':[{'do':'IF','when':{'is':'CLOAKED'},'then':[{'do':"
            + "'CANCEL_CARD'}],'otherwise':[{'do':'CANCEL_CARD'}]}]} | effects[0].otherwise[0]",
        "{'effects':[{'do':'FOR_EACH','each':'OWN_SHIPS','effects':[{'do':'CANCEL_CARD'}]}]}"
            + " | effects[0].effects[0]",
        "{'requires':{'is':'AND','of':[{'is':'NOT','of':{'is':'AT','filter':{}}}]}}"
            + " | requires.of[0].of",
        "{'requires':{'is':'COMPARE','first':{'of':'NUMBER','number':1},'comparison':'LESS',"
            + "'second':{'of':'SIZE'}}} | requires.second",
        "{'staysInPlay':{'attach':'PLAYER','until':'WHILE_IN_PLAY'},'abilities':[{'mode':"
            + "'TRIGGERED','trigger':'TILE_SCANNED','optional':false,'costs':[],'usesAction':false,"
            + "'limit':'ONCE_PER_TURN','targets':[],'text':'','effects':[],'when':{'is':'OR','of':["
            + "{'is':'ALERT','alert':'RED'}]}}]} | abilities[0].when.of[0]",
        "{'timing':'RESPONSE','cancels':'CREW','requires':{'is':'AND','of':[]}} | requires",
        "{'timing':'TEST','asAction':true} | asAction",
        "{'timing':'TEST','targets':[%1$s]} | targets",
        "{'timing':'RESPONSE','cancels':'CREW','targets':[%1$s]} | targets",
        "{'targets':[{'kind':'SHIP','whose':'NOBODY','reach':'HERE','optional':false}]}"
            + " | targets[0].whose",
        "{'targets':[%2$s],'effects':[{'do':'ON_TARGET','target':0,'effects':[{'do':"
            + "'OPPOSED_TEST','system':'ENGINES','targetSystem':'ENGINES','onPass':[],'onFail':[]}"
            + "]}]} | effects[0].effects[0]",
        "{'targets':[%2$s],'effects':[{'do':'ON_TARGET','target':0,'effects':[{'do':'IF','when':"
            + "{'is':'CLOAKED'},'then':[{'do':'TAKE_CARGO'}],'otherwise':[]}]}]}"
            + " | effects[0].effects[0].then[0]",
        "{'requires':{'is':'COMPARE','first':{'of':'SCORE','whose':'NOBODY'},'comparison':'LESS',"
            + "'second':{'of':'NUMBER','number':1}}} | requires.first.whose",
        "{'asAction':true,'effects':[{'do':'TEST','system':'ENGINES','level':9,'levelOf':{'of':"
            + "'CONTROL','whose':'NOBODY'},'together':false,'onPass':[],'onFail':[]}]}"
            + " | effects[0].levelOf.whose",
        "{'asAction':true,'staysInPlay':{'attach':'SHIP','until':'THIS_TEST'}}"
            + " | staysInPlay.until",
        "{'asAction':true,'staysInPlay':{'attach':'TILE','until':'WHILE_AT_TILE'}}"
            + " | staysInPlay.until",
        "{'test':{'kinds':[],'systems':[]}} | test",
        "{'timing':'RESPONSE'} | cancels",
        "{'kind':'CREW','timing':'TEST'} | timing",
        "{'kind':'COMBAT'} | timing",
        "{'kind':'CREW','standing':[{'does':'IGNORE_RULE','rule':'FC-VIC-01'}]}"
            + " | standing[0].rule",
        "{'targets':[{'kind':'TILE','reach':'HERE','optional':false}]} | targets[0].at",
        "{'targets':[%1$s,%1$s,%1$s,%1$s]} | targets",
        "{'targets':[{'kind':'TILE','reach':'ANYWHERE','optional':false,'at':{'explored':false}}],"
            + "'effects':[{'do':'PEEK_TILE'}]} | effects[0]",
        "{'effects':[{'do':'GRANT_MANEUVER'}]} | effects[0]",
        "{'effects':[{'do':'FOR_EACH','each':'ENEMY_SHIPS_HERE','effects':[]}]} | effects[0]",
        "{'asAction':true,'effects':[{'do':'GAIN_AS_CARGO'}]} | effects[0]",
        "{'asAction':true,'effects':[{'do':'PLACE_SYSTEM_TOKEN','system':'ENGINES','amount':-100}]}"
            + " | effects[0].amount",
        "{'asAction':true,'effects':[{'do':'TEST','system':'ENGINES','level':100,'together':false,"
            + "'onPass':[],'onFail':[]}]} | effects[0].level",
        "{'kind':'COMBAT','timing':'TEST','effects':[{'do':'PREVENT_DAMAGE','amount':-1}]}"
            + " | effects[0].amount",
        "{'kind':'COMBAT','timing':'TEST','effects':[{'do':'MODIFY_TEST','side':'SELF',"
            + "'amount':100}]} | effects[0].amount",
        "{'kind':'CREW','standing':[{'does':'MODIFY_RATING','amount':100,'context':'ALWAYS'}]}"
            + " | standing[0].amount",
        "{'kind':'CREW','standing':[{'does':'NO_EVASION'},{'does':'EXTRA_PASS_COST','amount':1}]}"
            + " | standing[1]",
        "{'kind':'CREW','standing':[{'does':'MODIFY_ACTION_LIMIT','amount':1}]} | standing[0]",
        "{'staysInPlay':{'attach':'TILE','until':'WHILE_IN_PLAY'},'standing':[{'does':"
            + "'MODIFY_FLEET_LIMIT','amount':1}]} | standing[0]",
        "{'staysInPlay':{'attach':'PLAYER','until':'WHILE_IN_PLAY'},'standing':[{'does':"
            + "'STOP_ON_ENTRY'}]} | standing[0]",
        "{'kind':'CREW','standing':[{'does':'MODIFY_FLEET_LIMIT','amount':-1}]}"
            + " | standing[0].amount",
        "{'kind':'CREW','standing':[{'does':'WHILE','when':{'is':'CLOAKED'},"
            + "'then':{'does':'STOP_ON_ENTRY'}}]} | standing[0].then",
        "{'asAction':true,'effects':[{'do':'IMPOSE','standing':{'does':'EXTRA_PASS_COST',"
            + "'amount':1},'until':'END_OF_TURN'}]} | effects[0].standing",
        "{'kind':'CREW','standing':[{'does':'ALLOW_ACTION_WHILE_CLOAKED'}]} | standing[0]",
        "{'staysInPlay':{'attach':'PLAYER','until':'WHILE_IN_PLAY'},'standing':[{'does':"
            + "'ALLOW_ACTION_WHILE_CLOAKED'}]} | standing[0]",
        "{'asAction':true,'effects':[{'do':'IMPOSE','standing':{'does':"
            + "'ALLOW_ACTION_WHILE_CLOAKED'},'until':'END_OF_TURN'}]} | effects[0].standing",
        "{'kind':'CREW','asAction':true,'standing':[{'does':'WHILE','when':{'is':'CLOAKED'},"
            + "'then':{'does':'ALLOW_ACTION_WHILE_CLOAKED'}}]} | standing[0].then"
      })
  void aWordStandsWhereItMeansSomething(String face, String path) {
    String system = "{'kind':'SYSTEM','reach':'ANYWHERE','optional':false}";
    String ship = "{'kind':'SHIP','whose':'ENEMY','reach':'ANYWHERE','optional':false}";
    assertThat(faults(Fixture.standard().face(CARD, face.formatted(system, ship))))
        .contains("commandCards[0].faces[0]." + path);
  }

  @Rule({"FC-CMP-01", "FC-ORD-04", "FC-ALR-01", "FC-CMP-04", "FC-EXP-04", "FC-CMP-06", "FC-CMP-07"})
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ships | venture | {'size':4} | ships[1].missions",
        "ships | venture | {'size':10} | ships[1].size",
        "ships | venture | {'dial':{'white':[%1$s],'yellow':[],'red':[%1$s]}} | ships[1].dial.yellow",
        "ships | venture | {'id':'equinox'} | ships[10].id",
        "ships | venture | {'faction':'KLINGON'} | ships",
        "locations | dead-space-1 | {'sectorSize':0} | locations[0].sectorSize",
        "locations | dead-space-1 | {'encounters':{'lo':3,'hi':2}} | locations[0].encounters",
        "locations | dead-space-1 | {'standing':[{'does':'MODIFY_FLEET_LIMIT','amount':1}]}"
            + " | locations[0].standing[0]",
        "ships | venture | {'standing':[{'does':'STOP_ON_ENTRY'}]} | ships[1].standing[0]",
        "ships | venture | {'standing':[{'does':'ALLOW_ACTION_WHILE_CLOAKED'}]}"
            + " | ships[1].standing[0]",
        "locations | dead-space-1 | {'standing':[{'does':'ALLOW_ACTION_WHILE_CLOAKED'}]}"
            + " | locations[0].standing[0]",
        "encounters | particle-fountain | {'standing':[{'does':'NO_EVASION'}]}"
            + " | encounters[0].standing[0]",
        "encounters | particle-fountain | {'afterwards':'ATTACH_TILE','standing':[{'does':"
            + "'MODIFY_ACTION_LIMIT','amount':1}]} | encounters[0].standing[0]",
        "encounters | particle-fountain | {'vp':-1} | encounters[0].vp",
        "missions | mission-nebula-study-1 | {'vp':0} | missions[0].vp",
        "missions | mission-nebula-study-1 | {'objective':{'kind':'TEST','system':'SENSORS',"
            + "'level':100,'at':{},'cooperative':false,'ships':1}} | missions[0].objective.level",
        "missions | mission-nebula-study-1 | {'objective':{'kind':'COURSE','legs':[]}}"
            + " | missions[0].objective.legs",
        "missions | mission-nebula-study-1 | {'objective':{'kind':'EVENT','deed':'TILE_SCANNED',"
            + "'count':0,'within':'GAME'}} | missions[0].objective.count",
        "missions | mission-nebula-study-1 | {'objective':{'kind':'STATE','condition':"
            + "{'is':'CLOAKED'}}} | missions[0].objective.condition"
      })
  void componentsKeepToTheirNumbers(String kind, String id, String fields, String path) {
    String setting = "{'weapons':1,'sensors':1,'engines':1,'shields':1,'cloaked':false}";
    assertThat(faults(Fixture.standard().with(kind, id, fields.formatted(setting)))).contains(path);
  }

  @Rule("FC-CRD-02")
  @Test
  void whatHoldsForAPlayerMayStandOnAnEncounterThatIsLaidBeforeThem() {
    String laid =
        "{'effects':[{'do':'IF','when':{'is':'CLOAKED'},'then':[],'otherwise':[{'do':"
            + "'ATTACH_THIS','to':'PLAYER'}]}],'standing':[{'does':'MODIFY_ACTION_LIMIT',"
            + "'amount':1}]}";
    assertThat(faults(Fixture.standard().with("encounters", "particle-fountain", laid))).isEmpty();
  }

  @Rule("FC-CRD-02")
  @Test
  void aCloakedShipMayPlayWhatStaysAndCrewToo() {
    String rest = "'asAction':true,'standing':[{'does':'ALLOW_ACTION_WHILE_CLOAKED'}]}";
    String stays = "{'staysInPlay':{'attach':'TILE','until':'WHILE_IN_PLAY'}," + rest;
    assertThat(faults(Fixture.standard().face(CARD, stays))).isEmpty();
    assertThat(faults(Fixture.standard().face(CARD, "{'kind':'CREW'," + rest))).isEmpty();
  }

  @Rule({"FC-D-93", "FC-OPP-04"})
  @Test
  void anotherShipThatWasChosenMayBeTestedAgainstTheFirst() {
    String enemy = "{'kind':'SHIP','whose':'ENEMY','reach':'ANYWHERE','optional':false}";
    String test =
        "{'do':'OPPOSED_TEST','system':'ENGINES','targetSystem':'ENGINES','onPass':[],'onFail':[]}";
    String on =
        "{'targets':[%s,%s],'effects':[{'do':'ON_TARGET','target':1,'effects':[%s]},{'do':'ON_TARGET',"
            + "'target':0,'effects':[{'do':'FOR_EACH','each':'OWN_SHIPS','effects':[%s]}]}]}";
    String face = on.formatted(enemy, enemy.replace("ENEMY", "ME"), test, test);
    assertThat(faults(Fixture.standard().face(CARD, face))).isEmpty();
  }

  @Rule({"FC-D-87", "FC-CRD-02"})
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'mode':'TRIGGERED','trigger':'TILE_SCANNED','effects':[{'do':'PREVENT_DAMAGE'}] | ''",
        "'usesAction':true,'effects':[{'do':'PREVENT_DAMAGE'}] | ''",
        "'effects':[{'do':'PREVENT_DAMAGE'},{'do':'TRASH_THIS'}] | .effects[1]",
        "'effects':[{'do':'PREVENT_DAMAGE','amount':0}] | .effects[0].amount",
        "'effects':[],'costs':[{'do':'DISCARD_COMMAND','who':'OPPONENT','amount':1,"
            + "'chooser':'RANDOM'}] | .costs[0]",
        "'effects':[{'do':'PREVENT_DAMAGE'}],'costs':[{'do':'TRASH_THIS'},{'do':'DISCARD_THIS'}]"
            + " | .costs[1]"
      },
      quoteCharacter = '"')
  void anAbilityDoesAndCostsWhatCanBeDoneWithIt(String fields, String path) {
    String plain =
        "'mode':'ACTIVATED','optional':false,'costs':[],'usesAction':false,"
            + "'limit':'ONCE_PER_TURN','targets':[],'text':'',";
    String ability = "{'kind':'CREW','abilities':[{" + plain + fields + "}]}";
    assertThat(faults(Fixture.standard().face(CARD, ability)))
        .contains("commandCards[0].faces[0].abilities[0]" + path.replace("''", ""));
  }

  @Rule({"FC-CMP-14", "FC-INS-02"})
  @ParameterizedTest
  @CsvSource({
    "controlTokens, -1, limits.controlTokens",
    "destroyedShipVp, -1, limits.destroyedShipVp",
    "firstLossFleetBonus, -1, limits.firstLossFleetBonus",
    "klingonCloaks, 2147483647, limits.klingonCloaks",
    "vpOnBuild, -1, installations[0].vpOnBuild"
  })
  void piecesAndPointsAreNoneToNinetyNine(String field, int number, String path) {
    String file =
        Fixture.standard()
            .json()
            .replaceFirst("\"" + field + "\":\\d+", "\"" + field + "\":" + number);
    assertThatThrownBy(() -> ComponentSets.read(file))
        .isInstanceOf(FaultException.class)
        .hasMessageContaining(path);
  }

  @Test
  void unknownWordsAndFieldsAreToldWithTheirPath() {
    Fixture word = Fixture.standard().face(CARD, "{'effects':[{'do':'CONQUER'}]}");
    assertThatThrownBy(() -> ComponentSets.read(word.json()))
        .isInstanceOf(FaultException.class)
        .hasMessageContaining("commandCards[0].faces[0].effects[0]");
    Fixture field = Fixture.standard().with("missions", "mission-nebula-study-1", "{'prize':1}");
    assertThatThrownBy(() -> ComponentSets.read(field.json()))
        .isInstanceOf(FaultException.class)
        .hasMessageContaining("missions[0]");
  }
}
