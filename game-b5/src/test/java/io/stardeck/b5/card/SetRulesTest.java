package io.stardeck.b5.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.base.Strings;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Sets of one's own: what is refused when they are loaded, and the path of the fault. */
final class SetRulesTest {
  private static final String CARD =
      "{'id': 'own', 'title': 'Own', 'kind': 'GROUP', 'effects': [%s]}";

  private static CardSet with(String effect) {
    return with(CARD, effect);
  }

  private static CardSet with(String card, String effect) {
    ObjectNode file = (ObjectNode) EngineJson.parse(CardSets.write(CardSets.training()));
    file.put("id", "own");
    ((ArrayNode) file.get("cards"))
        .add(EngineJson.parse(String.format(card, effect).replace('\'', '"')));
    return CardSets.read(file.toString());
  }

  @Rule({"B5-W-01", "B5-W-20", "B5-W-31", "B5-W-45", "B5-W-55"})
  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'trigger': 'CONSTANT', 'operations': [{'op': 'ADD_MARK', 'target': 'SELF', 'mark':"
            + " 'DOOM', 'amount': {'count': 'MARKS', 'marks': ['DOOM'], 'of': 'FACTION'}}]}",
        "{'trigger': 'CONSTANT', 'condition': {'is': 'MARKS', 'marks': ['DOOM'], 'of': 'SELF',"
            + " 'atLeast': 1}, 'operations': [{'op': 'ADD_MARK', 'target': 'SELF', 'mark': 'DOOM',"
            + " 'amount': 1}]}",
        "{'trigger': 'CONSTANT', 'operations': [{'op': 'ABILITY', 'target': {'which': 'ALL',"
            + " 'filter': {'ability': {'ability': 'PSI', 'atLeast': 1}}}, 'abilities': ['PSI'],"
            + " 'amount': 1}]}",
        "{'trigger': 'CONSTANT', 'operations': [{'op': 'ABILITY', 'target': {'which': 'ALL',"
            + " 'filter': {'not': [{'ability': {'ability': 'PSI', 'atLeast': 1}}]}}, 'abilities':"
            + " ['PSI'], 'amount': 1}]}",
        "{'trigger': 'CONSTANT', 'condition': {'is': 'RATING', 'atLeast': 5}, 'operations':"
            + " [{'op': 'RATING', 'amount': 1}]}",
        "{'trigger': 'CONSTANT', 'condition': {'is': 'NOT', 'of': {'is': 'RATING', 'atLeast': 5}},"
            + " 'operations': [{'op': 'ADD_MARK', 'target': 'SELF', 'mark': 'DOOM', 'amount': 1}]}",
        "{'trigger': 'CONSTANT', 'condition': {'is': 'POWER', 'atLeast': 5}, 'operations':"
            + " [{'op': 'ABILITY', 'target': 'SELF', 'abilities': ['PSI'], 'amount': 1}]}",
        "{'trigger': 'CONSTANT', 'operations': [{'op': 'POWER', 'amount': {'count':"
            + " 'LOWEST_RATING'}}]}",
        "{'trigger': 'CONSTANT', 'operations': [{'op': 'ABILITY', 'target': 'SELF', 'abilities':"
            + " ['PSI'], 'amount': {'count': 'CURRENT', 'of': 'OWN_AMBASSADOR', 'ability':"
            + " 'PSI'}}]}",
        "{'trigger': 'ROTATE', 'operations': [{'op': 'ABILITY', 'target': {'which': 'TITLE',"
            + " 'title': 'Nobody'}, 'abilities': ['PSI'], 'amount': 1}]}",
        "{'trigger': 'ENTERS', 'choices': [{'choose': 'CARD', 'filter': {}}], 'operations':"
            + " [{'op': 'ROTATE', 'target': 'FIRST'}]}",
        "{'trigger': 'ENTERS', 'operations': [{'op': 'LOOK_DECK', 'who': 'OWN', 'amount': 1,"
            + " 'to': 'TOP'}]}",
        "{'trigger': 'ROTATE', 'operations': [{'op': 'LOOK_DECK', 'who': 'OTHER', 'amount': 1,"
            + " 'to': 'TOP'}]}",
        "{'trigger': 'ROTATE', 'operations': [{'op': 'LOOK_DECK', 'who': 'OWN', 'amount': 1,"
            + " 'to': 'TOP'}, {'op': 'LOOK_DECK', 'who': 'OWN', 'amount': 1, 'to': 'UNDER'}]}",
        "{'trigger': 'ROTATE', 'operations': [{'op': 'LOOK_DECK', 'who': 'OWN', 'amount': 1,"
            + " 'to': 'TOP'}, {'op': 'DRAW', 'amount': 1}]}",
        "{'trigger': 'ROTATE', 'operations': [{'op': 'IF', 'when': {'is': 'TURN', 'atLeast': 2},"
            + " 'then': [{'op': 'LOOK_DECK', 'who': 'OWN', 'amount': 1, 'to': 'TOP'}]}, {'op':"
            + " 'DRAW', 'amount': 1}]}",
        "{'trigger': 'ACTION', 'costs': [{'pay': 'ROTATE_CHOSEN'}], 'choices': [{'choose':"
            + " 'FACTION', 'other': true, 'withParticipant': false}], 'operations': []}",
        "{'trigger': 'NEUTRALISED', 'operations': [{'op': 'OPEN_CONFLICT', 'type': 'PSI', 'onWin':"
            + " []}]}",
        "{'trigger': 'ACTION', 'operations': [{'op': 'OPEN_CONFLICT', 'type': 'PSI', 'onWin':"
            + " [{'operations': [{'op': 'LOOK_DECK', 'who': 'OWN', 'amount': 1, 'to': 'TOP'}]}]}]}",
        "{'trigger': 'ROTATE', 'choices': [{'choose': 'CARD', 'filter': {}}, {'choose': 'CARD',"
            + " 'filter': {}}, {'choose': 'CARD', 'filter': {}}], 'operations': []}",
        "{'trigger': 'REPLY_ATTACKED', 'operations': [{'op': 'CANCEL_EVENT'}]}",
        "{'trigger': 'REPLY_EVENT', 'operations': [{'op': 'WITHDRAW', 'filter': {}}]}",
        "{'trigger': 'REPLY_EVENT', 'operations': []}, {'trigger': 'REPLY_EVENT', 'operations':"
            + " []}",
        "{'trigger': 'PLAY', 'operations': [{'op': 'DRAW', 'amount': 1}]}",
        "{'trigger': 'ROTATE', 'operations': [{'op': 'GAIN_INFLUENCE', 'who': 'OWN', 'amount':"
            + " {'count': 'CHOSEN'}}]}",
        "{'trigger': 'ROTATE', 'condition': {'is': 'TENSION', 'from': 'HUMAN', 'toward': 'NEUTRAL',"
            + " 'atLeast': 1}, 'operations': []}",
        "{'trigger': 'ROTATE', 'condition': {'is': 'AT_WAR', 'with': 'NEUTRAL'}, 'operations': []}",
        "{'trigger': 'ROTATE', 'operations': [{'op': 'WAR', 'with': 'NEUTRAL', 'rise': 0}]}",
        "{'trigger': 'ROTATE', 'operations': [{'op': 'STATION', 'amount': {'count': 'TENSION',"
            + " 'toward': 'NEUTRAL'}}]}",
        "{'trigger': 'ROTATE', 'costs': [{'pay': 'APPLY', 'amount': {'count': 'DIV', 'amount': 4,"
            + " 'by': 0}}], 'operations': []}",
        "{'trigger': 'ROTATE', 'choices': [{'choose': 'CARD', 'filter': {'title': 'Nobody'}}],"
            + " 'operations': []}",
        "{'trigger': 'CONSTANT', 'operations': [{'op': 'SPONSOR_COST', 'amount': -1, 'filter':"
            + " {'title': 'Nobody'}, 'onSelf': false}]}",
        "{'trigger': 'ROTATE', 'operations': [{'op': 'STAY', 'target': 'SELF'}]}",
        "{'trigger': 'ACTION', 'costs': [{'pay': 'ROTATE_SELF'}], 'operations': []}",
        "{'trigger': 'ROTATE', 'operations': [{'op': 'MAY_USE', 'target': 'SELF', 'inChosen': true}]}",
        "{'trigger': 'ROTATE', 'operations': [{'op': 'DRAW', 'amount': {'count': 'CURRENT', 'of':"
            + " {'which': 'ALL', 'filter': {}}, 'ability': 'PSI'}}]}",
        "{'trigger': 'ROTATE', 'operations': [{'op': 'SIDE_BONUS', 'side': 'SUPPORT', 'amount': 1}]}",
        "{'trigger': 'ROTATE', 'operations': [{'op': 'CANCEL_EVENT'}]}",
        "{'trigger': 'ROTATE', 'operations': [{'op': 'WAR', 'rise': 5}]}",
        "{'trigger': 'ROTATE', 'operations': [{'op': 'END_WAR', 'every': false}]}",
        "{'trigger': 'ROTATE', 'operations': [{'op': 'TENSION', 'of': {'pair': 'CHOSEN'}, 'amount': 1}]}",
        "{'trigger': 'CONSTANT', 'operations': [{'op': 'DRAW', 'amount': 1}]}",
        "{'trigger': 'ROTATE', 'operations': [{'op': 'ROTATE', 'target': 'FIRST'}]}",
        "{'trigger': 'ENTERS', 'costs': [{'pay': 'LOSE', 'amount': 1}], 'operations': []}",
        "{'trigger': 'ROTATE', 'operations': [{'op': 'STATION', 'amount': {'count':"
            + " 'FLEETS_OF_CHOSEN_RACE'}}]}",
        "{'trigger': 'CONSTANT', 'lasts': 'WHILE_ROTATED', 'operations': [{'op': 'POWER', 'amount':"
            + " 1}]}",
        "{'trigger': 'ROTATE', 'operations': [{'op': 'FLY'}]}"
      })
  void anEffectThatCannotBeCarriedOutIsRefused(String effect) {
    assertThatThrownBy(() -> with(effect)).hasMessageContaining("cards[");
  }

  @Rule({"B5-EFF-02", "B5-W-55"})
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {'op': 'LOSE_INFLUENCE', 'who': 'CHOSEN', 'amount': 1} | .who
          {'op': 'LOOK_HAND', 'who': 'CHOSEN'} | .who
          {'op': 'NO_GAIN', 'who': 'CHOSEN'} | .who
          {'op': 'ROTATE', 'target': {'which': 'AMBASSADOR', 'of': 'CHOSEN'}} | .target.of
          {'op': 'ROTATE', 'target': {'which': 'ALL', 'filter': {'whose': ['CHOSEN']}}} | .target.filter.whose
          {'op': 'TENSION', 'of': {'pair': 'FACTIONS', 'from': 'CHOSEN', 'toward': 'OWN'}, 'amount': 1} | .of.from
          {'op': 'TENSION', 'of': {'pair': 'FACTIONS', 'from': 'OWN', 'toward': 'CHOSEN'}, 'amount': 1} | .of.toward
          """)
  void aChosenFactionIsNamedWhereOneIsChosen(String operation, String path) {
    String effect = "{'trigger': 'ROTATE', 'choices': [%s], 'operations': [" + operation + "]}";
    String choice = "{'choose': 'FACTION', 'other': true, 'withParticipant': false}";
    assertThat(with(String.format(effect, choice)).card("own").effects()).hasSize(1);
    assertThatThrownBy(() -> with(String.format(effect, "")))
        .hasMessageContaining("effects[0].operations[0]" + path + ": no faction is chosen");
  }

  @Rule({"B5-GEN-08", "B5-W-50", "B5-REL-02", "B5-REL-10"})
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {'pay': 'APPLY_X', 'from': -1, 'to': 5, 'step': 1} | | .costs.from
          {'pay': 'APPLY_X', 'from': 2, 'to': 1, 'step': 1} | | .costs.to
          {'pay': 'APPLY_X', 'from': 0, 'to': 5, 'step': 0} | | .costs.step
          {'pay': 'LOSE', 'amount': -1} | | .costs.amount
          {'pay': 'MOVE_TO_STATION', 'amount': 0} | | .costs.amount
          {'pay': 'PURGE', 'mark': 'DOOM', 'number': -1} | | .costs.number
          {'pay': 'REMOVE_MARK', 'mark': 'DOOM', 'number': 0} | | .costs.number
          | {'op': 'PURGE_UP_TO', 'mark': 'DOOM', 'atMost': -1} | .operations[0].atMost
          | {'op': 'WAR', 'with': 'HUMAN', 'rise': 6} | .operations[0].rise
          | {'op': 'NEXT_COST', 'amount': 2000000000, 'filter': {}} | .operations[0].amount
          | {'op': 'TOKEN_COST', 'each': 1001, 'filter': {}} | .operations[0].each
          """)
  void numbersThatNobodyCouldPayOrReachAreRefused(String cost, String operation, String path) {
    String effect =
        String.format(
            "{'trigger': 'ACTION', 'costs': [%s], 'operations': [%s]}",
            Strings.nullToEmpty(cost), Strings.nullToEmpty(operation));
    assertThatThrownBy(() -> with(effect)).hasMessageContaining("effects[0]" + path + ": ");
  }

  @Rule("B5-EFF-02")
  @Test
  void aChoiceKnowsOnlyWhatIsChosenBeforeIt() {
    String effect = "{'trigger': 'ROTATE', 'choices': [%s, %s], 'operations': []}";
    String faction = "{'choose': 'FACTION', 'other': true, 'withParticipant': false}";
    String card = "{'choose': 'CARD', 'filter': {'whose': ['CHOSEN']}}";
    assertThat(with(String.format(effect, faction, card)).card("own").effects()).hasSize(1);
    assertThatThrownBy(() -> with(String.format(effect, card, faction)))
        .hasMessageContaining("effects[0].choices.whose: no faction is chosen");
  }

  @Rule("B5-W-01")
  @Test
  void whatIsConstantReadsTheRatingIfItDoesNotChangeIt() {
    String power =
        "{'trigger': 'CONSTANT', 'condition': {'is': 'RATING', 'atLeast': 5}, 'operations':"
            + " [{'op': 'POWER', 'amount': 1}]}";
    assertThat(with(power).card("own").effects()).hasSize(1);
  }

  @Rule("B5-W-55")
  @Test
  void whatACardRequiresAndWhereItGoesIsLookedAtToo() {
    String card =
        "{'id': 'own', 'title': 'Own', 'kind': 'GROUP', 'requirements': [{'is': 'HAS_IN_PLAY',"
            + " 'filter': {'title': '%s'}}]}";
    assertThat(with(card, "Lennier").card("own").requirements()).hasSize(1);
    assertThatThrownBy(() -> with(card, "Nobody")).hasMessageContaining("requirements");
    String enhancement =
        "{'id': 'own', 'title': 'Own', 'kind': 'ENHANCEMENT', 'host': {'title': 'Nobody'}}";
    assertThatThrownBy(() -> with(enhancement, "")).hasMessageContaining("host");
  }

  @Rule("B5-D-11")
  @Test
  void anAmbassadorIsNoCost() {
    ObjectNode file = (ObjectNode) EngineJson.parse(CardSets.write(CardSets.training()));
    String discards =
        "[{'trigger': 'ROTATE', 'costs': [{'pay': 'DISCARD_SELF'}], 'operations': []}]";
    ObjectNode ambassador = (ObjectNode) file.get("cards").get(0);
    ambassador.set("effects", EngineJson.parse(discards.replace('\'', '"')));
    file.put("id", "own");
    assertThat(ambassador.get("kind").asText()).isEqualTo("AMBASSADOR");
    assertThatThrownBy(() -> CardSets.read(file.toString())).hasMessageContaining("costs");
  }

  @Rule("B5-EVT-03")
  @Test
  void anEventDoesOneThingWhenItIsPlayed() {
    String draw = "{'trigger': 'PLAY', 'operations': [{'op': 'DRAW', 'amount': 1}]}";
    String event = CARD.replace("GROUP", "EVENT");
    assertThat(with(event, draw).card("own").effects()).hasSize(1);
    assertThatThrownBy(() -> with(event, draw + ", " + draw)).hasMessageContaining("effects[1]");
  }

  @Rule({"B5-W-44", "B5-W-55"})
  @Test
  void whatAnswersAGainMayDoAnything() {
    CardSet set =
        with(
            "{'trigger': 'CONSTANT', 'operations': [{'op': 'ON_GAIN', 'who': 'OWN', 'operations':"
                + " [{'op': 'GAIN_INFLUENCE', 'who': 'OWN', 'amount': 1}]}]}");
    assertThat(set.card("own").constants().changed()).isNotZero();
  }

  @Rule("B5-W-55")
  @Test
  void anAftermathChoosesOneThingAndNoNumberAndAReplyNothing() {
    String any = "{'choose': 'CARD', 'filter': {}}";
    String two = any + ", " + any;
    String number = "'costs': [{'pay': 'APPLY_X', 'from': 0, 'to': 2, 'step': 1}], ";
    String aftermath =
        "{'id': 'own', 'title': 'Own', 'kind': 'AFTERMATH', 'condition': {'is': 'WON'},"
            + " 'effects': [{'trigger': 'PLAY', %s'operations': []}]}";
    String reply = CARD.replace("[%s]", "[{'trigger': 'REPLY_EVENT', %s'operations': []}]");
    assertThat(with(aftermath, "'choices': [" + any + "], ").card("own").effects()).hasSize(1);
    assertThat(with(reply, "").card("own").effects()).hasSize(1);
    assertThatThrownBy(() -> with(aftermath, "'choices': [" + two + "], "))
        .hasMessageContaining("at most 1 things");
    assertThatThrownBy(() -> with(aftermath, number)).hasMessageContaining("no number is chosen");
    assertThatThrownBy(() -> with(reply, "'choices': [" + any + "], "))
        .hasMessageContaining("at most 0 things");
  }
}
