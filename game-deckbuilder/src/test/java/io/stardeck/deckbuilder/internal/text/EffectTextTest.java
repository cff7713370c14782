package io.stardeck.deckbuilder.internal.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.deckbuilder.card.word.Condition;
import io.stardeck.deckbuilder.card.word.Effect;
import io.stardeck.deckbuilder.card.word.Modifier;
import io.stardeck.engine.json.EngineJson;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EffectTextTest {
  private static final Voice VOICE = Voice.of("Refit");

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {"op": "ADD_STAT", "stat": "attack", "amount": 2} | +2 Attack
          {"op": "ADD_STAT", "player": "EACH_OPPONENT", "stat": "speed", "amount": -1} \
          | each opponent gets -1 Speed
          {"op": "ADD_STAT", "stat": "attack", "amount": {"op": "COUNT", "sel": {"zone": "BRIDGE"}}} \
          | Attack + the number of cards on your Bridge
          {"op": "DISCOUNT", "sel": {"type": "MANEUVER"}, "amount": 3, "uses": 1} \
          | the next Maneuver costs you 3 less
          {"op": "PREVENT"} | prevent all damage
          {"op": "DRAW", "player": "EACH_PLAYER", "n": 1} | each player draws 1 card
          {"op": "DISCARD", "player": "CHOSEN_OPPONENT", "chooser": "CONTROLLER", \
          "sel": {"zone": "HAND", "type": "CHARACTER", "costMax": 7}, "n": 1} \
          | a chosen opponent discards 1 Character of cost 7 or less from their Hand, of your choice
          {"op": "TRASH", "sel": {"zone": ["HAND", "DISCARD"]}, "n": 2, "optional": true} \
          | you may trash up to 2 cards from your Hand or from your Discard
          {"op": "GAIN", "sel": {"zone": "STARBASE"}, "n": 1, "maxCost": 3, "to": "DECK_TOP"} \
          | gain 1 card from the Starbase of cost 3 or less free, on top of your Deck
          {"op": "UPGRADE", "from": {"zone": "THIS"}, "plus": 8, "bound": "MAX_COST"} \
          | upgrade Refit to a card of cost 8 or less
          {"op": "UPGRADE", "from": {"zone": ["HAND", "BRIDGE"], "type": "MANEUVER"}, "plus": 2, \
          "bound": "UP_TO", "filter": {"type": "MANEUVER"}, "to": "HAND"} \
          | upgrade 1 Maneuver in your Hand or on your Bridge by up to 2, to a Maneuver, to your Hand
          {"op": "MOVE", "sel": {"zone": "HAND"}, "n": 1, "to": "DECK_TOP", \
          "toPlayer": "CHOSEN_OPPONENT"} \
          | put 1 card from your Hand on top of a chosen opponent's Deck
          {"op": "DISCARD", "sel": {"zone": "HAND", "owner": "EACH_OPPONENT"}, "n": 1} \
          | each opponent discards 1 card from their Hand
          {"op": "REVEAL", "sel": {"zone": "HAND", "owner": "EACH_OPPONENT"}} \
          | each opponent reveals all cards from their Hand
          {"op": "PEEK", "pile": "HAND", "player": "EACH_OPPONENT"} | look at each opponent's Hand
          {"op": "REORDER", "pile": "SPACE_DECK", "n": 2, "bottom": true} \
          | look at the top 2 cards of the space deck and put them back in any order or under it
          {"op": "DAMAGE", "player": "EACH_PLAYER", "amount": {"op": "TIMES", "of": [2, \
          {"op": "COUNT", "sel": {"zone": "HAND", "type": "BORG"}}]}} \
          | each player takes damage equal to 2 x the number of Borg cards in their Hand
          {"op": "DAMAGE", "amount": 4, "ignoreShields": true} \
          | the encountered ship takes 4 damage past Shields
          {"op": "BATTLE_ALL", "participants": "EACH_PLAYER", "prize": "WAR"} \
          | battle: each player; the winner gets Refit
          {"op": "TRASH_BORG", "player": "EACH_PLAYER", "n": 1, "zone": "HAND"} \
          | each player trashes 1 Borg card from their Hand
          {"op": "EXPLORE_NOW", "n": 1} | explore at once
          {"op": "EXPLORE_NOW", "n": {"op": "COUNT", "sel": {"zone": "FLAGSHIP", \
          "owner": "EACH_PLAYER"}}} | explore at once, as many times as the number of players
          {"op": "EXPLORE_NOW", "n": {"op": "CHOSEN", "max": 2}} | explore at once, X times
          {"op": "ADD_STAT", "stat": "attack", "amount": {"op": "CHOSEN", "max": 3}} | +X Attack
          {"op": "DRAW", "player": "EACH_PLAYER", "n": {"op": "CHOSEN", "max": 3}} \
          | each player draws X cards
          {"op": "ADD_XP", "amount": {"op": "TIMES", "of": [2, {"op": "CHOSEN", "max": 3}]}} \
          | XP + 2 x X
          {"op": "SEQUENCE", "effects": [{"op": "DAMAGE", "amount": {"op": "CHOSEN", "max": 4}}]} \
          | the encountered ship takes X damage, with X your choice of 1 to 4
          {"op": "OPTIONAL", "effects": [\
          {"op": "PAY", "price": {"in": "XP", "n": {"op": "CHOSEN", "max": 3}}}, \
          {"op": "ADD_STAT", "stat": "attack", "amount": {"op": "CHOSEN", "max": 3}}, \
          {"op": "IF", "condition": {"op": "IN_BATTLE"}, "then": [\
          {"op": "DRAW", "n": {"op": "CHOSEN", "max": 3}}]}]} \
          | (you may pay X XP, with X your choice of 1 to 3: +X Attack; if in battle: draw X cards)
          {"op": "CHOOSE_ONE", "of": [\
          [{"op": "DISCARD", "sel": {"zone": "HAND"}, "n": {"op": "CHOSEN", "max": 2}}], \
          [{"op": "ADD_XP", "amount": {"op": "CHOSEN", "max": 5}}]]} \
          | choose one: discard X cards from your Hand, with X your choice of 1 to 2 \
          or +X XP, with X your choice of 1 to 5
          {"op": "REVEAL", "sel": {"zone": "OWN_DECK_TOP"}} | reveal the card on top of your Deck
          {"op": "REVEAL", "sel": {"zone": "OWN_DECK_TOP", "top": 2}} \
          | reveal all cards of the top 2 of your Deck
          {"op": "DISCARD", "sel": {"zone": "HAND", "name": "NAMED"}, "n": 1} \
          | discard 1 card of that name from your Hand
          {"op": "WIN", "who": "TEAM"} | the game is won for your team
          {"op": "CHOOSE_ONE", "of": [[{"op": "ADD_XP", "amount": 2}], \
          [{"op": "REPAIR"}, {"op": "END_TURN"}]]} \
          | choose one: +2 XP or (repair all damage; the turn ends)
          {"op": "OPTIONAL", "effects": [{"op": "PAY", "price": {"in": "XP", "n": 1}}, \
          {"op": "DRAW", "n": 2}]} | (you may pay 1 XP: draw 2 cards)
          {"op": "IF", "condition": {"op": "IN_BATTLE"}, "then": [{"op": "ADD_SEARCH", "amount": 1}]} \
          | if in battle: +1 Search
          {"op": "NAME_CARD", "guesser": "CHOSEN_OPPONENT", "hit": [], \
          "miss": [{"op": "DRAW", "n": 1}]} \
          | name a card, and a chosen opponent guesses whether you hold it; \
          if it is wrong: draw 1 card
          {"op": "NAME_CARD", "player": "EACH_OPPONENT", "hit": [{"op": "DISCARD", \
          "player": "CHOSEN_PLAYER", "sel": {"zone": "HAND", "name": "NAMED"}, "n": 1}], \
          "miss": []} | name a card, and each opponent says whether they hold it; for each who does: \
          that player discards 1 card of that name from their Hand
          {"op": "SEQUENCE", "effects": [{"op": "PEEK", "pile": "HAND", "player": "CHOSEN_OPPONENT"}, \
          {"op": "DISCARD", "player": "CHOSEN_OPPONENT", "sel": {"zone": "HAND"}, "n": 1}]} \
          | look at a chosen opponent's Hand; that opponent discards 1 card from their Hand
          {"op": "MOVE", "sel": {"zone": "HAND"}, "n": 1, "to": "DECK_TOP", \
          "toPlayer": "CHOSEN_OTHER"} | put 1 card from your Hand on top of another player's Deck
          {"op": "MOVE", "player": "EACH_PLAYER", "sel": {"zone": "DISCARD", "type": "BORG"}, \
          "n": 9, "to": "HAND"} | each player puts 9 Borg cards from their Discard to their Hand
          {"op": "DRAW", "player": "EACH_PLAYER", "n": {"op": "MIN", "of": [4, \
          {"op": "COUNT", "sel": {"zone": "BRIDGE"}}]}} | each player draws as many cards \
          as the smallest of 4 and the number of cards on their Bridge
          """)
  void effectsAreRead(String json, String text) {
    assertThat(EffectText.of(VOICE, EngineJson.read(json, Effect.class))).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {"op": "STAT_AT_LEAST", "stat": "speed", "x": 6} | Speed 6+
          {"op": "STAT_AT_LEAST", "stat": "speed", "x": {"op": "TIMES", "of": [2, \
          {"op": "COUNT", "sel": {"zone": "FLAGSHIP", "owner": "EACH_PLAYER"}}]}} \
          | Speed at least 2 x the number of players
          {"op": "COUNT_AT_LEAST", "sel": {"zone": "HAND", "type": "BORG"}, \
          "x": {"op": "COUNT", "sel": {"zone": "FLAGSHIP", "owner": "EACH_PLAYER"}}} \
          | the number of Borg cards in your Hand is at least the number of players
          {"op": "STATS_SUM_AT_LEAST", "stats": ["speed", "attack"], "x": 9} \
          | Speed and Attack together 9+
          {"op": "COUNT_AT_LEAST", "sel": {"zone": "BRIDGE", "type": "CHARACTER", \
          "distinctBy": "CLASSIFICATION"}, "x": 3} \
          | 3+ Characters of different classifications on your Bridge
          {"op": "AND", "of": [{"op": "DAMAGE_AT_MOST", "x": 0}, {"op": "OR", "of": [\
          {"op": "XP_AT_LEAST", "x": 4}, {"op": "NOT", "of": {"op": "IS_TURN_PLAYER"}}]}]} \
          | no damage and (4+ XP or not it is your turn)
          {"op": "POINTS_AT_LEAST", "of": "TEAM", "x": 200} | 200+ Mission Points of the team
          {"op": "MORE_THAN_EACH_OPPOSING_TEAM", "amount": {"op": "COUNT", "sel": {"zone": "POINTS", \
          "role": "ALLIED"}}} | more Allied Starships in your team's Points Area than each other team
          {"op": "MORE_THAN_EACH_OPPOSING_TEAM", "amount": {"op": "POINTS", "team": false}} | more than every \
          other team has, added up over its players, of your Mission Points
          {"op": "COUNT_AT_LEAST", "sel": {"zone": "IN_PLAY", "affiliation": "Klingon"}, "x": 1} \
          | 1+ Klingon cards on your Bridge or as your flagship
          """)
  void goalsAreRead(String json, String text) {
    assertThat(ConditionText.of(VOICE, EngineJson.read(json, Condition.class))).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {"op": "COST", "sel": {"type": "MANEUVER"}, "amount": -2} | Maneuvers cost you 2 less
          {"op": "COST", "sel": {"type": "MANEUVER"}, "amount": 1} | Maneuvers cost you 1 more
          """)
  void modifiersAreRead(String json, String text) {
    assertThat(AbilityText.MODIFIERS.of(VOICE, EngineJson.read(json, Modifier.class)))
        .isEqualTo(text);
  }
}
