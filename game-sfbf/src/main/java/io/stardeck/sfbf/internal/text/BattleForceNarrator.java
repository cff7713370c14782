package io.stardeck.sfbf.internal.text;

import com.google.common.base.Ascii;
import io.stardeck.engine.GameEvent;
import io.stardeck.engine.Narrator;
import io.stardeck.engine.card.CardId;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.card.ActionCard;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.card.CardSet;
import io.stardeck.sfbf.card.ShipCard;
import io.stardeck.sfbf.event.BattleForceEvent;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.state.Table;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.Optional;
import java.util.regex.Pattern;

/** Puts the game into words, from what the seat of the view may know. */
public final class BattleForceNarrator implements Narrator<BattleForceAction, BattleForceView> {
  /** The narrator; it keeps nothing. */
  public static final BattleForceNarrator INSTANCE = new BattleForceNarrator();

  private static final Pattern CARD = Pattern.compile("c\\d{1,4}");
  private static final Pattern SHIP = Pattern.compile("s\\d{1,4}");

  private BattleForceNarrator() {}

  @Override
  public String table(BattleForceView view) {
    return TableText.of(view);
  }

  @Override
  public String action(BattleForceView view, BattleForceAction action) {
    return ActionText.of(new Names(view.table()), action);
  }

  @Override
  public String event(BattleForceView view, GameEvent event) {
    return event instanceof BattleForceEvent own
        ? EventText.of(new Names(view.table()), own)
        : event.toString();
  }

  @Override
  public String legend() {
    StringBuilder legend =
        new StringBuilder(
            "A ship is shown with its boxes, the damaged ones in small letters, and its victory"
                + " points.\n");
    for (BoxType type : BoxType.values()) {
      legend.append(CardText.letters(type)).append(' ').append(CardText.fires(type)).append('\n');
    }
    ActionNote.DEVICES.values().forEach(device -> legend.append(device).append('\n'));
    return legend.toString();
  }

  /** A card or a ship by its id in the game, or the beginning of its name; a device. */
  @Override
  public Optional<String> about(BattleForceView view, String name) {
    Table table = view.table();
    if (CARD.matcher(name).matches()) {
      CardId card = CardId.of(Integer.parseInt(name.substring(1)));
      return table.exists(card) ? Optional.of(CardText.of(table.card(card))) : Optional.empty();
    }
    if (SHIP.matcher(name).matches()) {
      ShipId ship = ShipId.of(Integer.parseInt(name.substring(1)));
      return table.exists(ship) ? Optional.of(CardText.of(table.card(ship))) : Optional.empty();
    }
    CardSet set = table.config().cardSet();
    String wanted = Ascii.toLowerCase(name);
    for (ActionCard card : set.cards()) {
      if (Ascii.toLowerCase(card.title()).startsWith(wanted)) {
        return Optional.of(CardText.of(card));
      }
    }
    if (ActionNote.DEVICES.containsKey(wanted)) {
      return Optional.of(ActionNote.DEVICES.get(wanted));
    }
    for (ShipCard ship : set.ships()) {
      if (Ascii.toLowerCase(ship.title()).startsWith(wanted)
          || Ascii.toLowerCase(ship.name()).startsWith(wanted)) {
        return Optional.of(CardText.of(ship));
      }
    }
    return Optional.empty();
  }

  @Override
  public Optional<String> about(BattleForceView view, BattleForceAction action) {
    return ActionNote.of(view, action).or(() -> new Forecast(view).of(action));
  }
}
