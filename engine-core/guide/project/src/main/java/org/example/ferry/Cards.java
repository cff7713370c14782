package org.example.ferry;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.zone.Dealer;
import io.stardeck.engine.zone.Face;
import io.stardeck.engine.zone.Naming;
import io.stardeck.engine.zone.Redeal;
import io.stardeck.engine.zone.Seen;
import io.stardeck.engine.zone.Supply;
import io.stardeck.engine.zone.Zones;
import java.util.ArrayList;
import java.util.List;

/** Who handles the cards. Everybody knows which there are, so their ids never change. */
final class Cards extends Dealer<Crossing, CardId> {
  static final Cards DEALER = new Cards();

  private Cards() {
    super(Naming.fixed());
  }

  /** What is printed on a card, 1 to 32. */
  static int value(CardId card) {
    return card.number() + 1;
  }

  /** A state that looks to the seat of {@code view} as the true one does. */
  static Crossing dealtAnew(Crossing.Sight view, Chance chance) {
    List<CardId> unseen = new ArrayList<>(Places.roster());
    for (Seen<CardId> seen : view.zones().zones()) {
      unseen.removeAll(seen.cards());
    }
    Supply<CardId> rest = Supply.rest(ImmutableList.copyOf(unseen), Cards::face, chance.fork(1));
    Zones<CardId> zones = Redeal.of(view.zones(), view.seat(), rest, chance.fork(2));
    return new Crossing(view.table(), zones, chance.fork(3));
  }

  private static Face face(CardId card) {
    return new Face(Integer.toString(value(card)));
  }

  @Override
  public Zones<CardId> zones(Crossing state) {
    return state.zones();
  }

  @Override
  protected Crossing with(Crossing state, Zones<CardId> zones) {
    return state.with(zones);
  }

  @Override
  public Face face(Crossing state, CardId card) {
    return face(card);
  }
}
