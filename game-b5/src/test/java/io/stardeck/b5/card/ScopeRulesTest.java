package io.stardeck.b5.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Words for the conflict or the attack that an effect is about, in effects about none. */
final class ScopeRulesTest {
  private static CardSet with(String card) {
    ObjectNode file = (ObjectNode) EngineJson.parse(CardSets.write(CardSets.training()));
    file.put("id", "own");
    ((ArrayNode) file.get("cards"))
        .add(EngineJson.parse(("{'id': 'own', 'title': 'Own', " + card + "}").replace('\'', '"')));
    return CardSets.read(file.toString());
  }

  @Rule({"B5-EFF-02", "B5-W-07", "B5-W-55"})
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          'kind': 'GROUP', 'effects': [{'trigger': 'ROTATE', 'choices': [{'choose': 'CONFLICT'}], 'operations': [%s]}] | INITIATOR
          'kind': 'GROUP', 'effects': [{'trigger': 'ROTATE', 'choices': [{'choose': 'CONFLICT'}], 'operations': [%s]}] | TARGET_FACTION
          'kind': 'AFTERMATH', 'condition': {'is': 'WON'}, 'effects': [{'trigger': 'PLAY', 'operations': [%s]}] | INITIATOR
          'kind': 'AFTERMATH', 'condition': {'is': 'WON'}, 'effects': [{'trigger': 'PLAY', 'operations': [%s]}] | SUBJECT
          'kind': 'CONFLICT', 'conflict': {'type': 'PSI', 'onWin': [{'operations': [%s]}]} | INITIATOR
          'kind': 'CONFLICT', 'conflict': {'type': 'PSI', 'needsTarget': true, 'onLose': [{'operations': [%s]}]} | TARGET_FACTION
          'kind': 'GROUP', 'effects': [{'trigger': 'ACTION', 'operations': [{'op': 'OPEN_CONFLICT', 'type': 'PSI', 'onWin': [{'operations': [%s]}]}]}] | INITIATOR
          """)
  void aFactionOfAConflictIsNamedWhereAConflictIsSpokenOf(String card, String who) {
    String operation = "{'op': 'GAIN_INFLUENCE', 'who': '" + who + "', 'amount': 1}";
    assertThat(with(String.format(card, operation)).card("own").title()).isEqualTo("Own");
  }

  @Rule({"B5-EFF-02", "B5-W-07", "B5-W-55"})
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          'kind': 'GROUP', 'effects': [{'trigger': 'ROTATE', 'operations': [{'op': 'GAIN_INFLUENCE', 'who': 'INITIATOR', 'amount': 1}]}] | effects[0].operations[0].who
          'kind': 'GROUP', 'effects': [{'trigger': 'ROTATE', 'operations': [{'op': 'ROTATE', 'target': {'which': 'AMBASSADOR', 'of': 'TARGET_FACTION'}}]}] | effects[0].operations[0].target.of
          'kind': 'GROUP', 'effects': [{'trigger': 'ROTATE', 'choices': [{'choose': 'CONFLICT'}], 'operations': [{'op': 'LOOK_HAND', 'who': 'SUBJECT'}]}] | effects[0].operations[0].who
          'kind': 'GROUP', 'effects': [{'trigger': 'ROTATE', 'operations': [{'op': 'ROTATE', 'target': {'which': 'ALL', 'filter': {'whose': ['INITIATOR']}}}]}] | effects[0].operations[0].target.filter.whose
          'kind': 'GROUP', 'effects': [{'trigger': 'ROTATE', 'choices': [{'choose': 'CARD', 'filter': {'whose': ['INITIATOR']}}, {'choose': 'CONFLICT'}], 'operations': []}] | effects[0].choices.whose
          'kind': 'GROUP', 'effects': [{'trigger': 'CONSTANT', 'operations': [{'op': 'ON_GAIN', 'who': 'OWN', 'operations': [{'op': 'LOOK_HAND', 'who': 'INITIATOR'}]}]}] | effects[0].operations[0][0].who
          'kind': 'GROUP', 'effects': [{'trigger': 'ACTION', 'operations': [{'op': 'OPEN_CONFLICT', 'type': 'PSI', 'onWin': [{'operations': [{'op': 'LOOK_HAND', 'who': 'TARGET_FACTION'}]}]}]}] | effects[0].operations[0][0].who
          'kind': 'CONFLICT', 'conflict': {'type': 'PSI', 'onWin': [{'operations': [{'op': 'LOOK_HAND', 'who': 'TARGET_FACTION'}]}]} | conflict.onWin[0].operations[0].who
          'kind': 'CONFLICT', 'conflict': {'type': 'PSI', 'restriction': {'whose': ['TARGET_FACTION']}} | conflict.restriction.whose
          'kind': 'CONFLICT', 'conflict': {'type': 'PSI', 'countDouble': {'whose': ['SUBJECT']}} | conflict.countDouble.whose
          'kind': 'AFTERMATH', 'condition': {'is': 'WON'}, 'host': {'whose': ['SUBJECT']} | host.whose
          'kind': 'AFTERMATH', 'condition': {'is': 'WON'}, 'effects': [{'trigger': 'CONSTANT', 'operations': [{'op': 'NO_GAIN', 'who': 'SUBJECT'}]}] | effects[0].operations[0].who
          'kind': 'GROUP', 'requirements': [{'is': 'HAS_IN_PLAY', 'filter': {'whose': ['INITIATOR']}}] | requirements.filter.whose
          """)
  void elsewhereItIsRefused(String card, String path) {
    assertThatThrownBy(() -> with(card))
        .hasMessageContaining("]." + path + ": no conflict makes a faction the ");
  }

  @Rule({"B5-EFF-02", "B5-W-10", "B5-W-52", "B5-W-55"})
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          'kind': 'GROUP' | AFTER_ATTACK | true
          'kind': 'GROUP' | REPLY_ATTACKED | true
          'kind': 'GROUP' | REPLY_EVENT | true
          'kind': 'EVENT', 'playWith': ['ATTACK'] | WITH_ACTION | true
          'kind': 'EVENT', 'playWith': ['PROMOTE'] | WITH_ACTION | false
          'kind': 'EVENT' | PLAY | false
          'kind': 'GROUP' | ROTATE | false
          'kind': 'GROUP' | NEUTRALISED | false
          """)
  void theCardsOfAnAttackAreNamedWhereOneIsSpokenOf(String kind, String trigger, boolean spoken) {
    for (String word : new String[] {"ATTACKER", "ATTACK_TARGET"}) {
      String card =
          kind
              + ", 'effects': [{'trigger': '"
              + trigger
              + "', 'operations': [{'op': 'ROTATE', 'target': '"
              + word
              + "'}, {'op': 'DRAW', 'amount': {'count': 'CURRENT', 'of': '"
              + word
              + "', 'ability': 'PSI'}}]}]";
      if (spoken) {
        assertThat(with(card).card("own").effects()).hasSize(1);
      } else {
        assertThatThrownBy(() -> with(card))
            .hasMessageContaining("effects[0].operations[0].target: no attack is spoken of here")
            .hasMessageContaining("effects[0].operations[1]: no attack is spoken of here");
      }
    }
  }

  @Rule({"B5-EVT-02", "B5-W-13", "B5-W-52", "B5-W-55"})
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          'kind': 'EVENT' | {'op': 'NEXT_COST', 'amount': -1, 'filter': {'whose': ['CHOSEN']}} | filter.whose
          'kind': 'EVENT' | {'op': 'FORBID', 'who': 'CHOSEN', 'actions': ['ATTACK'], 'filter': {'whose': ['CHOSEN']}} | filter.whose
          'kind': 'EVENT' | {'op': 'SPONSOR_COST', 'amount': -1, 'filter': {'not': [{'whose': ['CHOSEN']}]}, 'onSelf': false} | filter.not[0].whose
          'kind': 'EVENT' | {'op': 'ATTACK_DAMAGE', 'target': 'OWN_AMBASSADOR', 'amount': 1, 'against': {'whose': ['CHOSEN']}} | against.whose
          'kind': 'EVENT', 'playWith': ['ATTACK'] | {'op': 'FORBID', 'who': 'CHOSEN', 'actions': ['ATTACK'], 'filter': {'whose': ['CHOSEN']}} | filter.whose
          'kind': 'EVENT', 'playWith': ['ATTACK'] | {'op': 'ATTACK_DAMAGE', 'target': 'ATTACKER', 'amount': 1, 'against': {'whose': ['CHOSEN']}} |
          'kind': 'EVENT', 'playWith': ['SPONSOR'] | {'op': 'SPONSOR_COST', 'amount': -1, 'filter': {'whose': ['CHOSEN']}, 'onSelf': false} |
          'kind': 'EVENT' | {'op': 'ABILITY', 'target': {'which': 'ALL', 'filter': {'whose': ['CHOSEN']}}, 'abilities': ['PSI'], 'amount': 1} |
          'kind': 'EVENT' | {'op': 'FORBID', 'who': 'CHOSEN', 'actions': ['ATTACK'], 'filter': {}} |
          """)
  void whatLastsDoesNotAskWhoWasChosen(String kind, String operation, String path) {
    String card =
        kind
            + ", 'effects': [{'trigger': 'WITH_ACTION', 'choices': [{'choose': 'FACTION', 'other':"
            + " true, 'withParticipant': false}], 'operations': ["
            + operation
            + "]}]";
    if (path == null) {
      assertThat(with(card).card("own").effects()).hasSize(1);
    } else {
      assertThatThrownBy(() -> with(card))
          .hasMessageContaining("effects[0].operations[0]." + path + ": no faction is chosen");
    }
  }
}
