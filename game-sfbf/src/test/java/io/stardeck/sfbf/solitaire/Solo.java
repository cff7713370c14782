package io.stardeck.sfbf.solitaire;

import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.card;
import static io.stardeck.sfbf.scene.Given.ship;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Event;
import io.stardeck.engine.card.CardId;
import io.stardeck.sfbf.action.AddWeapon;
import io.stardeck.sfbf.action.AimAt;
import io.stardeck.sfbf.action.BeginAttack;
import io.stardeck.sfbf.action.Commit;
import io.stardeck.sfbf.action.EndTurn;
import io.stardeck.sfbf.action.PassReaction;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Shot;
import java.util.Arrays;

/** Situations of the solitaire game: seat 1 is the player, fleet 2 the enemy's. */
final class Solo {
  private Solo() {}

  /** The end of the player's turn, with one card in hand, so that it does not end by itself. */
  static Given beforeEnemy() {
    return Given.advanced(1).phases(new Phase.Discard(ONE, true, false)).hand(ONE, "gun");
  }

  /** The same, and no ship of the player's can be attacked, so that the enemy attacks none. */
  static Given beforeQuietEnemy() {
    return beforeEnemy().reserve(ONE, "fed-ff");
  }

  /** The player ends their turn; the enemy's runs until the player has to decide. */
  static Scene enemyTurn(Given given) {
    return given.scene().does(new EndTurn(ONE));
  }

  /** The player attacks with one disruptor of the ship and answers no defence. */
  static Scene disruptor(Given given, String attacker, String target, String card) {
    Scene scene =
        given
            .scene()
            .does(
                new BeginAttack(ONE, ship(attacker)),
                new AimAt(ONE, ship(target)),
                new AddWeapon(ONE, card(card), BoxType.DSR),
                new Commit(ONE));
    return unanswered(scene);
  }

  /** The scene after the player has let all defences stand, with all events since the last one. */
  static Scene unanswered(Scene scene) {
    Scene next = scene;
    while (next.phase() instanceof Phase.ReactionWindow
        || next.phase() instanceof Phase.DefenceAnswer) {
      ImmutableList<Event> before = next.events();
      Scene after = next.does(new PassReaction(ONE));
      next =
          new Scene(
              after.state(),
              ImmutableList.<Event>builder().addAll(before).addAll(after.events()).build());
    }
    return next;
  }

  /** The attack under way. */
  static Attack attack(Scene scene) {
    return scene.state().table().attack().orElseThrow();
  }

  /** The weapon cards of the attack under way. */
  static ImmutableList<CardId> weapons(Scene scene) {
    return attack(scene).shots().stream().map(Shot::card).collect(ImmutableList.toImmutableList());
  }

  /** The cards that the enemy keeps. */
  static ImmutableList<CardId> kept(Scene scene) {
    return scene.state().table().enemyCards();
  }

  /** The cards of those ids. */
  static CardId[] cards(String... ids) {
    return Arrays.stream(ids).map(Given::card).toArray(CardId[]::new);
  }
}
