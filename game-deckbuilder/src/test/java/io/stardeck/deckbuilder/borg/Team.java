package io.stardeck.deckbuilder.borg;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.stardeck.deckbuilder.action.AgreeEnd;
import io.stardeck.deckbuilder.action.Pass;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Laid;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.FlippedCard;
import io.stardeck.deckbuilder.state.phase.TeamAction;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.window.Gathering;

/** What tests of team turns have in common. */
final class Team {
  private Team() {}

  /** Borg Invasion in the Action Phase of the team, led by seat 1. */
  static Given team(int players) {
    return acting(Given.borg(players), Seat.first(players));
  }

  /** That table with those players in their Action Phase. */
  static Given acting(Given given, ImmutableList<Seat> in) {
    return given.phases(new TeamAction(in.get(0), Gathering.of(in)));
  }

  /** The scene after all who have not yet done so agree to end the turn, in seat order. */
  static Scene agree(Scene scene) {
    Scene next = scene;
    for (Seat seat : Scene.GAME.toAct(scene.state())) {
      next = next.does(new AgreeEnd(seat));
    }
    return next;
  }

  /** The scene after all who have not yet done so pass, in seat order. */
  static Scene pass(Scene scene) {
    Scene next = scene;
    for (Seat seat : Scene.GAME.toAct(scene.state())) {
      next = next.does(new Pass(seat));
    }
    return next;
  }

  static PlayCard play(Seat seat, String id) {
    return new PlayCard(seat, Given.card(id));
  }

  static PlayCard play(Seat seat, String id, int copy) {
    return new PlayCard(seat, Given.card(id, copy));
  }

  /** Who is waited for. */
  static ImmutableList<Seat> waitedFor(Scene scene) {
    return Scene.GAME.toAct(scene.state());
  }

  /** The Points Area of {@code seat}, as ids of cards. */
  static ImmutableList<String> points(Scene scene, Seat seat) {
    return scene.ids(scene.area(seat).points());
  }

  /** The damage on the flagship of {@code seat}. */
  static int damage(Scene scene, Seat seat) {
    return scene.area(seat).flagship().orElseThrow().damage();
  }

  /** The Flipped area, as ids of cards. */
  static ImmutableList<String> flipped(Scene scene) {
    return scene.state().table().flipped().stream()
        .map(card -> scene.state().table().def(card.card()).id())
        .collect(ImmutableList.toImmutableList());
  }

  /** The last card of the space deck. */
  static String bottom(Scene scene) {
    return Iterables.getLast(scene.ids(scene.state().space()));
  }

  /** The state with those cards, wherever they are in the space deck, in the Flipped area. */
  static DeckbuilderState faceUp(DeckbuilderState state, String... ids) {
    ImmutableList<CardId> space = state.space();
    ImmutableList<FlippedCard> area = ImmutableList.of();
    for (String id : ids) {
      CardId card = Iterables.find(space, there -> state.table().def(there).id().equals(id));
      space = Lists.minus(space, card);
      area = Lists.plus(area, FlippedCard.of(card));
    }
    return Laid.space(state, space).with(state.table().withFlipped(area));
  }
}
